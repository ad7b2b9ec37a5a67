import { afterAll } from 'vitest';
import * as z from 'zod/mini';
import type { FullQueueJob } from '#contract/queue.ts';
import type { Flow } from '#server/flow.ts';
import { addFlow } from '#server/modules/queue/flows.ts';
import { call, type TestApp } from './app.ts';

export const jobsPath = 'catalog/queue-job';

/** Adds a flow for the tests of this file. */
export function testFlow(name: string, run: Flow['run'], more: Partial<Flow> = {}): void {
  const remove = addFlow({ name, notes: 'flowMaintain', params: z.object({}), system: false, run, ...more });
  afterAll(remove);
}

/** Makes a job, and gives its id. */
export async function makeJob(
  app: TestApp,
  token: string,
  flow: string,
  more: { params?: object; runAt?: string } = {},
): Promise<number> {
  const made = await call<{ _data: FullQueueJob }>(app, 'PUT', `${jobsPath}/0`, { token, json: { flow, ...more } });
  if (made.status !== 200) throw new Error(`The job was refused: ${JSON.stringify(made.body)}`);
  return made.body._data.id;
}

export async function readJob(app: TestApp, token: string, id: number): Promise<FullQueueJob> {
  const { body } = await call<{ _data: FullQueueJob }>(app, 'GET', `${jobsPath}/${id}`, { token });
  return body._data;
}

/** Runs what is due in the test's app until nothing is left. */
export function runDueJobs({ app }: Pick<TestApp, 'app'>): Promise<void> {
  return app.jobs.runDue();
}
