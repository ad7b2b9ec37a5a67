import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { FullQueueJob } from '#contract/queue.ts';
import { auditLog } from '#server/db/schema.ts';
import { jobFile, queueJob } from '#server/db/schema-back-office.ts';
import { openBoss, queues } from '#server/modules/queue/boss.ts';
import { handOver } from '#server/modules/queue/due.ts';
import { JobRunner } from '#server/modules/queue/service.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { jobsPath, makeJob, readJob, runDueJobs, testFlow } from '#tests/support/jobs.ts';
import { makePerson, makeTenant, password } from '#tests/support/people.ts';

const app = testApp();
let admin = '';
/** May work with jobs, in a tenant of their own. */
let clerk = '';

const effects: string[] = [];
testFlow('test.effect', async ({ job, progress }) => {
  progress(40);
  effects.push(`job ${job.id}`);
  return { done: true };
});
testFlow('test.poison', async () => {
  throw new Error('It never works');
});
testFlow(
  'test.wait',
  ({ signal }) => new Promise((_, refuse) => signal.addEventListener('abort', () => refuse(signal.reason))),
);
testFlow(
  'test.file',
  async ({ attach }) => {
    await attach('lines.csv', lines());
    return { rows: 3 };
  },
  { flag: 'surveyManagement.export' },
);

async function* lines() {
  for (const letter of ['a', 'b', 'é']) yield `${letter.repeat(200_000)}\n`;
}

const post = (token: string, path: string, json: object = {}) =>
  call<{ _data: FullQueueJob; errors?: Record<string, string[]>; detail?: string }>(app, 'POST', path, { token, json });
const put = (token: string, json: object) =>
  call<{ errors?: Record<string, string[]> }>(app, 'PUT', `${jobsPath}/0`, { token, json });

beforeAll(async () => {
  admin = (await signIn(app)).token;
  const tenantId = await makeTenant(app, 'Elders');
  await makePerson(app, {
    ...{ email: 'clerk@example.com', tenantId, flags: { 'queueManagement.*': true } },
  });
  clerk = (await signIn(app, 'clerk@example.com', password)).token;
});

describe('a job', () => {
  it('runs once, says what came of it, and leaves its trace in the audit log', async () => {
    const id = await makeJob(app, clerk, 'test.effect');
    expect(await readJob(app, clerk, id)).toMatchObject({ status: 'queued', attempts: 0, progress: null });
    await runDueJobs(app);
    await runDueJobs(app);
    expect(effects.filter((effect) => effect === `job ${id}`)).toHaveLength(1);
    expect(await readJob(app, clerk, id)).toMatchObject({
      ...{ status: 'completed', attempts: 1, result: { done: true }, error: null, durationMs: 0 },
      allowed: { change: false, run: false, retry: true, cancel: false, download: false },
    });
    const rows = await app.database.db.select().from(auditLog).where(eq(auditLog.entity, 'job'));
    expect(rows.map(({ action, entityId }) => [action, entityId])).toContainEqual(['create', String(id)]);
  });

  it('waits for its time, and can be changed or brought forward until then', async () => {
    const runAt = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    const id = await makeJob(app, clerk, 'test.effect', { runAt });
    await runDueJobs(app);
    expect(await readJob(app, clerk, id)).toMatchObject({ status: 'queued', runAt });
    const later = new Date(app.clock.now().getTime() + 7_200_000).toISOString();
    const change = { version: 1, params: {}, runAt: later };
    expect((await post(clerk, `${jobsPath}/${id}`, change)).body._data).toMatchObject({ runAt: later, version: 2 });
    expect((await post(clerk, `${jobsPath}/${id}`, change)).status).toBe(409);
    expect((await post(clerk, `${jobsPath}/${id}/run`)).status).toBe(200);
    await runDueJobs(app);
    expect(await readJob(app, clerk, id)).toMatchObject({ status: 'completed' });
  });

  it('that always fails ends as failed with its reason, others are run meanwhile, and it can be tried anew', async () => {
    const poison = await makeJob(app, clerk, 'test.poison');
    const other = await makeJob(app, clerk, 'test.effect');
    await runDueJobs(app);
    const failed = await readJob(app, clerk, poison);
    expect(failed).toMatchObject({ status: 'failed', attempts: 3, error: 'It never works', allowed: { retry: true } });
    expect(await readJob(app, clerk, other)).toMatchObject({ status: 'completed' });
    const again = await post(clerk, `${jobsPath}/${poison}/run`);
    expect(again.body._data).toMatchObject({ status: 'queued', attempts: 0, error: null });
    await runDueJobs(app);
    expect(await readJob(app, clerk, poison)).toMatchObject({ status: 'failed', attempts: 3 });
  });

  it('says why it failed, also in characters that no database takes', async () => {
    testFlow('test.garbled', () => Promise.reject(new Error('NUL \0 and half a \ud83d')));
    const id = await makeJob(app, clerk, 'test.garbled');
    await runDueJobs(app);
    const error = 'NUL \ufffd and half a \ufffd';
    expect(await readJob(app, clerk, id)).toMatchObject({ status: 'failed', attempts: 3, error });
  });

  it('that runs is told to stop when somebody cancels it', async () => {
    const id = await makeJob(app, clerk, 'test.wait');
    const running = runDueJobs(app);
    await vi.waitFor(async () => expect((await readJob(app, clerk, id)).status).toBe('running'));
    expect((await post(clerk, `${jobsPath}/${id}/run`)).status).toBe(422);
    expect((await post(clerk, `${jobsPath}/${id}/cancel`)).status).toBe(200);
    await running;
    expect(await readJob(app, clerk, id)).toMatchObject({ status: 'cancelled', result: null, attempts: 1 });
    expect((await post(clerk, `${jobsPath}/${id}/cancel`)).status).toBe(422);
  });

  it('that waits is never begun once it is cancelled', async () => {
    const id = await makeJob(app, clerk, 'test.effect');
    await post(clerk, `${jobsPath}/${id}/cancel`);
    await runDueJobs(app);
    expect(await readJob(app, clerk, id)).toMatchObject({ status: 'cancelled', attempts: 0 });
    expect(effects).not.toContain(`job ${id}`);
  });

  it('goes back into the queue when its process stops, as if it had not begun', async () => {
    const id = await makeJob(app, clerk, 'test.wait');
    const runner = new JobRunner(app.app);
    const running = runner.runDue();
    await vi.waitFor(async () => expect((await readJob(app, clerk, id)).status).toBe('running'));
    await runner.stop();
    await running;
    expect(await readJob(app, clerk, id)).toMatchObject({ status: 'queued', attempts: 0, error: null });
    await post(clerk, `${jobsPath}/${id}/cancel`);
  });

  it('is begun by one of two workers that look at once', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => makeJob(app, clerk, 'test.effect')));
    const runners = [new JobRunner(app.app), new JobRunner(app.app)];
    await Promise.all(runners.map((runner) => runner.runDue()));
    for (const id of ids) expect(effects.filter((effect) => effect === `job ${id}`)).toHaveLength(1);
    await Promise.all(runners.map((runner) => runner.stop()));
  });

  it('whose worker dies with it each time ends as failed, with that reason in the reader’s language', async () => {
    const id = await makeJob(app, clerk, 'test.effect');
    const { database, clock } = app.app.context;
    const boss = await openBoss(database, () => undefined);
    await handOver(database.db, boss, clock.now());
    for (let attempt = 0; attempt < 3; attempt++) {
      const [taken] = await boss.fetch(queues.jobs, { ignoreStartAfter: true });
      // What pg-boss does by itself once the heartbeat of a worker has stopped.
      await boss.fail(queues.jobs, taken?.id ?? '');
    }
    await boss.stop({ graceful: false });
    await runDueJobs(app);
    const failed = await readJob(app, clerk, id);
    expect(failed).toMatchObject({ status: 'failed', error: 'The server ended while the job ran, 3 times.' });
    const headers = { 'accept-language': 'nl' };
    const dutch = await call<{ _data: FullQueueJob }>(app, 'GET', `${jobsPath}/${id}`, { token: clerk, headers });
    expect(dutch.body._data.error).toBe('De server stopte terwijl de taak bezig was, 3 keer.');
  });

  it('is not finished by a worker that was thought dead', async () => {
    let goOn = () => {};
    testFlow(
      'test.zombie',
      () =>
        new Promise((resolve) => {
          goOn = () => resolve({ worker: 'dead' });
        }),
    );
    const id = await makeJob(app, clerk, 'test.zombie');
    const running = runDueJobs(app);
    await vi.waitFor(async () => expect((await readJob(app, clerk, id)).status).toBe('running'));
    // As if another worker had begun the next attempt.
    await app.database.db.update(queueJob).set({ attempts: 2 }).where(eq(queueJob.id, id));
    goOn();
    await running;
    expect(await readJob(app, clerk, id)).toMatchObject({ status: 'running', attempts: 2, result: null });
    await post(clerk, `${jobsPath}/${id}/cancel`);
  });
});

describe('what a job made', () => {
  it('is downloaded as it was written, until it expires', async () => {
    const id = await makeJob(app, admin, 'test.file');
    await runDueJobs(app);
    expect(await readJob(app, admin, id)).toMatchObject({ hasFile: true, fileName: 'lines.csv', result: { rows: 3 } });
    const parts = await app.database.db.select({ part: jobFile.part }).from(jobFile).where(eq(jobFile.jobId, id));
    expect(parts.length).toBeGreaterThan(1);
    const file = await call<string>(app, 'GET', `${jobsPath}/${id}/file`, { token: admin });
    expect(file.headers['content-disposition']).toBe('attachment; filename="lines.csv"');
    expect(file.body).toBe(`${'a'.repeat(200_000)}\n${'b'.repeat(200_000)}\n${'é'.repeat(200_000)}\n`);
    app.clock.advance(8 * 24 * 3600);
    admin = (await signIn(app)).token;
    clerk = (await signIn(app, 'clerk@example.com', password)).token;
    expect((await call(app, 'GET', `${jobsPath}/${id}/file`, { token: admin })).status).toBe(404);
    expect(await readJob(app, admin, id)).toMatchObject({ hasFile: false, fileName: null });
  });

  it('needs the flag that its flow names, to start it and to have the file', async () => {
    const refused = await put(clerk, { flow: 'test.file' });
    expect(refused).toMatchObject({ status: 422, body: { errors: { flow: ['You may not start this.'] } } });
  });
});

describe('who may do what', () => {
  it('flows on everybody’s data are started by who sees every tenant', async () => {
    expect((await put(clerk, { flow: 'database.maintain' })).body.errors).toHaveProperty('flow');
    expect((await put(clerk, { flow: 'no.such' })).body.errors).toHaveProperty('flow');
    expect((await put(admin, { flow: 'database.maintain' })).status).toBe(200);
    const flows = await call<{ _data: { name: string; notes: string; allowed: { start: boolean } }[] }>(
      ...([app, 'GET', 'catalog/flows?orderBy={"notes":"ASC"}', { token: clerk }] as const),
    );
    const notes = flows.body._data.map((flow) => flow.notes);
    expect(notes).toEqual(notes.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(flows.body._data.find(({ name }) => name === 'cleanup')?.allowed.start).toBe(false);
    expect(flows.body._data.find(({ name }) => name === 'report.abandoned')?.allowed.start).toBe(true);
  });

  it('a job is seen by its tenant and by who sees every tenant', async () => {
    const ofAdmin = await makeJob(app, admin, 'test.effect');
    const ofClerk = await makeJob(app, clerk, 'test.effect');
    expect((await call(app, 'GET', `${jobsPath}/${ofAdmin}`, { token: clerk })).status).toBe(404);
    expect((await call(app, 'GET', `${jobsPath}/${ofClerk}`, { token: admin })).status).toBe(200);
    const list = await call<{ _data: { id: number }[] }>(app, 'GET', `${jobsPath}?perPage=1000`, { token: clerk });
    const ids = list.body._data.map(({ id }) => id);
    expect(ids).toContain(ofClerk);
    expect(ids).not.toContain(ofAdmin);
    await runDueJobs(app);
  });

  it('parameters are judged by the flow, a message a field', async () => {
    const wrong = await put(admin, { flow: 'report.abandoned', params: { days: 'many' } });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(['params.days']);
    const commands = await post(admin, 'command-list');
    const schemas = commands.body._data as unknown as { name: string; schema: { properties: object } }[];
    expect(schemas.find(({ name }) => name === 'report.abandoned')?.schema.properties).toHaveProperty('days');
  });
});
