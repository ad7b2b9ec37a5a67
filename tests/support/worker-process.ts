import { addFlow } from '#server/modules/queue/flows.ts';
import { effectFlow } from './effect-flow.ts';

// What ships, the worker or the server, with one flow more: BEHAVIOUR says what that does.
addFlow(effectFlow(process.env.BEHAVIOUR));
await (process.env.SERVER ? import('#server/main.ts') : import('#server/worker.ts'));
