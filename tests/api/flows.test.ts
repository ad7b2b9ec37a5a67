import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { message, session } from '#server/db/schema.ts';
import { jobFile, logEntry, queueJob, recurringJob } from '#server/db/schema-back-office.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { makeJob, readJob, runDueJobs, testFlow } from '#tests/support/jobs.ts';

const app = testApp();
let token = '';

testFlow('test.file', async ({ attach }) => {
  await attach(
    'a.csv',
    (async function* () {
      yield 'a';
    })(),
  );
  return {};
});

async function run(flow: string, params: object = {}) {
  const id = await makeJob(app, token, flow, { params });
  await runDueJobs(app);
  return readJob(app, token, id);
}

beforeAll(async () => {
  await app.database.db.update(recurringJob).set({ active: false });
  token = (await signIn(app)).token;
});

it('cleanup takes away logs, jobs with their files and sessions that are past their time, and nothing else', async () => {
  const { db } = app.database;
  const at = (days: number) => new Date(app.clock.now().getTime() - days * 24 * 3600 * 1000);
  for (const days of [31, 29])
    await db
      .insert(logEntry)
      .values({ at: at(days), level: 'warn', source: 'messages', message: `${days}`, context: {} });
  const made = await run('test.file');
  await db
    .update(queueJob)
    .set({ finishedAt: at(31) })
    .where(eq(queueJob.id, made.id));
  const expired = await run('test.file');
  await db
    .update(queueJob)
    .set({ fileExpiresAt: at(1) })
    .where(eq(queueJob.id, expired.id));

  const first = await run('cleanup');
  expect(first).toMatchObject({ status: 'completed', result: { logs: 1, jobs: 1, files: 1 }, progress: 100 });
  expect(await db.select({ message: logEntry.message }).from(logEntry)).toEqual([{ message: '29' }]);
  expect(await db.select().from(jobFile)).toEqual([]);
  expect(await run('cleanup')).toMatchObject({ result: { logs: 0, jobs: 0, files: 0 } });
  expect((await db.select().from(session)).length).toBeGreaterThan(0);
});

it('database.maintain goes over every table', async () => {
  const { result } = await run('database.maintain');
  expect(Number(result?.tables)).toBeGreaterThan(20);
});

it('mail.deliver sends what waits', async () => {
  const now = app.clock.now();
  await app.database.db.insert(message).values({
    ...{ recipient: 'someone@example.com', template: 'passwordChanged', params: {}, locale: 'nl' as const },
    ...{ status: 'queued' as const, dueAt: now, createdAt: now, tenantId: null },
  });
  expect(await run('mail.deliver')).toMatchObject({ status: 'completed', result: { failed: 0 } });
  expect((await app.database.db.select().from(message)).map(({ status }) => status)).toEqual(['kept']);
});

it('an export is a job whose file is downloaded', async () => {
  const made = await run('export.responses', { dateFrom: '2026-01-01', dateTo: '2026-12-31' });
  expect(made).toMatchObject({ status: 'completed', hasFile: true, fileName: 'survey_export.csv' });
  const file = await call<string>(app, 'GET', `catalog/queue-job/${made.id}/file`, { token });
  expect(file.body).toContain('reference');
});

it('report.abandoned and privacy.anonymise run as jobs', async () => {
  expect(await run('report.abandoned', { days: 7 })).toMatchObject({ status: 'completed', result: { abandoned: 0 } });
  expect(await run('privacy.anonymise')).toMatchObject({ status: 'completed', result: { anonymised: 0 } });
});
