import { count, eq, like } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RecurringJob } from '#contract/recurring.ts';
import { queueJob, recurringJob } from '#server/db/schema-back-office.ts';
import { JobRunner } from '#server/modules/queue/service.ts';
import { call, signIn, TestClock, testApp } from '#tests/support/app.ts';
import { runDueJobs, testFlow } from '#tests/support/jobs.ts';

const app = testApp();
const path = 'catalog/recurring-job';
let token = '';
const moments: string[] = [];

testFlow('test.tick', async ({ now }) => {
  moments.push(now.toISOString());
  return {};
});

const form = { name: 'Tick', flow: 'test.tick', params: {}, cron: '30 2 * * *', timeZone: 'Europe/Amsterdam' };

async function make(changes: object = {}): Promise<RecurringJob> {
  const made = await call<{ _data: RecurringJob }>(app, 'PUT', `${path}/0`, { token, json: { ...form, ...changes } });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return made.body._data;
}

/** Moves the clock to a moment and runs what is due then. */
async function goTo(moment: string): Promise<void> {
  app.clock.advance((Date.parse(moment) - app.clock.now().getTime()) / 1000);
  await runDueJobs(app);
}

const jobsOf = async (id: number) =>
  (await app.database.db.select({ rows: count() }).from(queueJob).where(eq(queueJob.recurringJobId, id)))[0]?.rows;

beforeAll(async () => {
  // Back to before both changes of the clock, with nothing but what a test makes.
  await app.database.db.update(recurringJob).set({ active: false });
  app.clock.advance((Date.parse('2026-03-27T12:00:20Z') - new TestClock().now().getTime()) / 1000);
});

beforeEach(async () => {
  moments.length = 0;
  await app.database.db.delete(recurringJob).where(like(recurringJob.flow, 'test.%'));
  token = (await signIn(app)).token;
});

describe('a recurring job', () => {
  it('does not run when it is made, but on its minute, and once however often it is looked', async () => {
    const { id, nextRuns } = await make({ cron: '* * * * *' });
    expect(nextRuns[0]).toBe('2026-03-27T12:01:00.000Z');
    await runDueJobs(app);
    expect(moments).toEqual([]);
    await goTo('2026-03-27T12:01:03Z');
    await goTo('2026-03-27T12:01:30Z');
    expect(moments.splice(0)).toEqual(['2026-03-27T12:01:03.000Z']);
    const read = await call<{ _data: RecurringJob }>(app, 'GET', `${path}/${id}`, { token });
    expect(read.body._data.last).toMatchObject({ status: 'completed', finishedAt: '2026-03-27T12:01:03.000Z' });
  });

  it('that was missed while nothing ran is made once', async () => {
    const { id } = await make({ cron: '*/5 * * * *' });
    await goTo('2026-03-27T15:02:00Z');
    expect(moments.splice(0)).toEqual(['2026-03-27T15:02:00.000Z']);
    expect(await jobsOf(id)).toBe(1);
  });

  it('is made once by processes that look at the same moment', async () => {
    const made = [await make({ cron: '0 * * * *' }), await make({ cron: '0 * * * *' })];
    app.clock.advance(3600);
    const runners = Array.from({ length: 3 }, () => new JobRunner(app.app));
    await Promise.all(runners.map((runner) => runner.runDue()));
    for (const { id } of made) expect(await jobsOf(id)).toBe(1);
    await Promise.all(runners.map((runner) => runner.stop()));
    moments.length = 0;
  });

  it('fires once a day over both changes of the clock, at the hour that the day has', async () => {
    const { nextRuns } = await make();
    // 02:30 is not there on 29 March: it is 03:30 summer time then.
    expect(nextRuns).toEqual(['2026-03-28T01:30:00.000Z', '2026-03-29T01:30:00.000Z', '2026-03-30T00:30:00.000Z']);
    for (const moment of [
      '28T01:29',
      '28T01:30',
      '29T00:30',
      '29T01:29',
      '29T01:30',
      '29T02:30',
      '30T00:29',
      '30T00:30',
    ])
      await goTo(`2026-03-${moment}:00Z`);
    const spring = ['2026-03-28T01:30:00.000Z', '2026-03-29T01:30:00.000Z', '2026-03-30T00:30:00.000Z'];
    expect(moments.splice(0)).toEqual(spring);
    // 02:30 comes twice on 25 October: the first one counts.
    await goTo('2026-10-24T12:00:00Z');
    moments.length = 0;
    for (const moment of ['25T00:29', '25T00:30', '25T01:29', '25T01:30', '25T02:30', '26T01:29', '26T01:30'])
      await goTo(`2026-10-${moment}:00Z`);
    expect(moments.splice(0)).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z']);
  });

  it('is not made anew while the job before is not over', async () => {
    let goOn = () => {};
    testFlow('test.slow', () => new Promise((resolve) => (goOn = () => resolve({}))));
    const { id } = await make({ cron: '* * * * *', flow: 'test.slow' });
    app.clock.advance(60);
    const first = runDueJobs(app);
    await expect.poll(() => jobsOf(id)).toBe(1);
    app.clock.advance(120);
    const second = new JobRunner(app.app);
    await second.runDue();
    expect(await jobsOf(id)).toBe(1);
    goOn();
    await first;
    await second.stop();
  });

  it('whose times cannot be read any more is switched off, and the others go on', async () => {
    const bad = await make({ cron: '* * * * *' });
    const good = await make({ cron: '* * * * *' });
    const { db } = app.database;
    await db.update(recurringJob).set({ timeZone: 'Gone/Zone' }).where(eq(recurringJob.id, bad.id));
    app.clock.advance(60);
    await runDueJobs(app);
    expect(await jobsOf(good.id)).toBe(1);
    const read = await call<{ _data: RecurringJob }>(app, 'GET', `${path}/${bad.id}`, { token });
    expect(read.body._data).toMatchObject({ active: false, nextRuns: [] });
  });

  it('can be run by hand, switched off, and is edited by one at a time', async () => {
    const { id, version } = await make();
    const run = await call<{ _data: { id: number } }>(app, 'POST', `${path}/${id}/run`, { token });
    expect(run.body._data).toMatchObject({ recurring: { id, name: 'Tick' }, status: 'queued' });
    const change = { ...form, active: false, version };
    const off = await call<{ _data: RecurringJob }>(app, 'POST', `${path}/${id}`, { token, json: change });
    expect(off.body._data).toMatchObject({ active: false, nextRuns: [], version: version + 1 });
    expect((await call(app, 'POST', `${path}/${id}`, { token, json: change })).status).toBe(409);
    await runDueJobs(app);
  });

  it.each([
    ['cron', '* * * *'],
    ['cron', '* * * * * *'],
    ['cron', '61 * * * *'],
    ['cron', '@daily'],
    ['cron', 'H * * * *'],
    ['cron', '0 0 31 2 *'],
    ['timeZone', 'Mars/Olympus'],
  ])('a %s such as %s is refused at its field', async (field, value) => {
    const json = { ...form, [field]: value };
    const made = await call<{ errors: object }>(app, 'PUT', `${path}/0`, { token, json });
    expect(made.status).toBe(422);
    expect(Object.keys(made.body.errors)).toEqual([field]);
    const { cron, timeZone } = json;
    const preview = await call<{ errors: object }>(app, 'POST', `${path}/preview`, { token, json: { cron, timeZone } });
    expect(preview.body.errors).toEqual(made.body.errors);
  });

  it('every database begins with mail, cleaning up, anonymising, maintenance, and a report that is off', async () => {
    const list = await call<{ _data: RecurringJob[] }>(app, 'GET', path, { token });
    const flows = list.body._data.map(({ flow }) => flow).toSorted();
    const wanted = ['cleanup', 'database.maintain', 'mail.deliver', 'privacy.anonymise', 'report.abandoned'];
    expect(flows).toEqual(wanted);
  });
});
