import type { ExampleRequests } from './example-request.ts';

export const queueRequests: ExampleRequests = {};
