import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiRoot } from '#contract/index.ts';
import type { FullQueueJob } from '#contract/queue.ts';
import { message } from '#server/db/schema.ts';
import { recurringJob } from '#server/db/schema-back-office.ts';
import { addFlow } from '#server/modules/queue/flows.ts';
import { adminEmail, adminPassword, call, signIn, testApp } from '#tests/support/app.ts';
import { effectFlow } from '#tests/support/effect-flow.ts';
import { freePort } from '#tests/support/free-port.ts';
import { makeJob, readJob } from '#tests/support/jobs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('a worker says why it cannot work on the embedded database', async () => {
  const { child, output } = start({ DATA_DIR: tmpdir() });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(output()).toContain('set DATABASE_URL');
  expect(output()).not.toMatch(/^\s+at /m);
});

it('on the embedded database, a job whose server is killed runs again within a minute', {
  timeout: 90_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'arbeidsmarktscan-'));
  const port = await freePort();
  const api = async (method: string, path: string, body?: object) => {
    const address = `http://127.0.0.1:${port}${apiRoot}/${path}`;
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return (await answer.json()) as { _data: FullQueueJob; token: string };
  };
  let token = '';
  const serve = async (behaviour: string) => {
    const server = start({ SERVER: '1', DATA_DIR: dataDir, PORT: String(port), BEHAVIOUR: behaviour });
    await expect.poll(server.output, { timeout: 30_000 }).toContain('the API is described at');
    token = (await api('POST', 'login', { username: adminEmail, password: adminPassword })).token;
    return server.child;
  };
  const first = await serve('wait');
  const { id } = (await api('PUT', 'catalog/queue-job/0', { flow: 'test.effect' }))._data;
  const read = async () => (await api('GET', `catalog/queue-job/${id}`))._data;
  await expect.poll(async () => (await read()).status, { timeout: 15_000 }).toBe('running');
  first.kill('SIGKILL');
  await once(first, 'exit');
  const killedAt = performance.now();
  const second = await serve('work');
  await expect.poll(async () => (await read()).status, { timeout: 60_000, interval: 500 }).toBe('completed');
  expect(performance.now() - killedAt).toBeLessThan(60_000);
  expect(await read()).toMatchObject({ attempts: 2, result: { worker: 'work' } });
  second.kill('SIGTERM');
  expect((await once(second, 'exit'))[0]).toBe(0);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Processes of their own, which only a server's database lets be several. */
describe.skipIf(!process.env.TEST_DATABASE_URL)('worker processes', () => {
  const app = testApp({ jobs: 'off' });
  const workers: ChildProcess[] = [];
  let token = '';
  let forgetFlow = () => {};

  /** A worker whose flow of one name behaves as a test needs it. */
  async function startWorker(behaviour: 'hang' | 'work'): Promise<ChildProcess> {
    const { child, output } = start({
      DATABASE_URL: app.app.context.config.databaseUrl ?? '',
      DATA_DIR: app.dataDir,
      BEHAVIOUR: behaviour,
    });
    workers.push(child);
    await expect.poll(output, { timeout: 20_000 }).toContain('This worker runs jobs.');
    return child;
  }

  const job = (id: number): Promise<FullQueueJob> => readJob(app, token, id);
  const mails = () => app.database.db.select().from(message).where(eq(message.recipient, 'effect@example.com'));

  beforeAll(async () => {
    // The server that takes the job knows its flow as well; it runs none.
    forgetFlow = addFlow(effectFlow(undefined));
    await app.database.db.update(recurringJob).set({ active: false });
    token = (await signIn(app)).token;
  });
  afterAll(() => {
    forgetFlow();
    for (const worker of workers) worker.kill('SIGKILL');
  });

  it('a job whose worker is killed runs again within a minute, once, with one effect', {
    timeout: 90_000,
  }, async () => {
    const first = await startWorker('hang');
    const id = await makeJob(app, token, 'test.effect');
    await expect.poll(async () => (await job(id)).status, { timeout: 15_000 }).toBe('running');
    first.kill('SIGKILL');
    const killedAt = performance.now();
    const second = await startWorker('work');
    await expect.poll(async () => (await job(id)).status, { timeout: 60_000, interval: 500 }).toBe('completed');
    expect(performance.now() - killedAt).toBeLessThan(60_000);
    expect(await job(id)).toMatchObject({ attempts: 2, result: { worker: 'work' } });
    expect(await mails()).toHaveLength(1);
    second.kill('SIGTERM');
    expect((await once(second, 'exit'))[0]).toBe(0);
  });

  it('a worker that is told to stop hands back what it holds', { timeout: 60_000 }, async () => {
    const first = await startWorker('hang');
    const id = await makeJob(app, token, 'test.effect');
    await expect.poll(async () => (await job(id)).status, { timeout: 15_000 }).toBe('running');
    first.kill('SIGTERM');
    expect((await once(first, 'exit'))[0]).toBe(0);
    expect(await job(id)).toMatchObject({ status: 'queued', attempts: 0 });
    const health = await call<{ status: string }>(app, 'GET', 'health/live');
    expect(health.status).toBe(200);
    await call(app, 'POST', `catalog/queue-job/${id}/cancel`, { token });
  });
});

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['tests/support/worker-process.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, ADMIN_PASSWORD: adminPassword, SEED: 'none', ...environment },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += String(data)));
  return { child, output: () => text };
}
