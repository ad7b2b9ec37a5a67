import { eq, ne } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dutchDay } from '#server/clock.ts';
import { auditLog, message, packageSetting, response, role } from '#server/db/schema.ts';
import { reportAbandoned } from '#server/modules/responses/abandoned.ts';
import { anonymiseDue } from '#server/modules/responses/anonymise.ts';
import { countExport, exportResponses } from '#server/modules/responses/export-responses.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { dumpTables } from '#tests/support/dump.ts';
import { jobsPath, makeJob, readJob, runDueJobs } from '#tests/support/jobs.ts';
import { makePerson, makeTenant, password } from '#tests/support/people.ts';
import { publishSmallScan, submit, takeScan, workAnswers, youAnswers } from '#tests/support/small-scan.ts';

const app = testApp();
const day = 24 * 60 * 60;
let survey = 0;

const quiet = { isStopped: () => false, progress: () => undefined };
const anonymise = () => anonymiseDue(app.database.db, { ...quiet, now: app.clock.now() });
const begin = (name: string, key?: string) =>
  submit(
    app,
    { survey, pageNumber: 1, terms: 1, questions: { you: { ...youAnswers, name } } },
    key ? { headers: { 'idempotency-key': key } } : {},
  );
const stored = async () => app.database.db.select().from(response);

beforeAll(async () => {
  survey = await publishSmallScan(app);
  app.clock.advance(60);
});

describe('privacy.anonymise', () => {
  it('leaves nothing of a person in the database, and keeps what is counted', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ survey, pageNumber: 1, terms: 1 })) form.set(name, String(value));
    const you = { ...youAnswers, name: 'Kanarie', email: 'kanarie@example.nl' };
    for (const [name, value] of Object.entries(you)) form.set(`questions[you][${name}]`, value);
    form.set('questions[you][cv]', new File(['%PDF-kanarie'], 'kanarie.pdf'));
    const first = await submit(
      app,
      {},
      { multipart: form, json: undefined, headers: { 'idempotency-key': 'canary-1' } },
    );
    const { responseId } = first.body._data;
    await submit(
      app,
      { survey, pageNumber: 2, responseId, questions: { work: workAnswers } },
      { headers: { 'idempotency-key': 'canary-2' } },
    );
    const [before] = await stored();
    await begin('Blijft');

    app.clock.advance(19 * 31 * day);
    expect(await anonymise()).toBe(2);

    const dump = JSON.stringify(await dumpTables(app.database, ['audit_log', 'reference_row']));
    expect(dump).not.toMatch(/kanarie|tiel/i);
    expect(dump).not.toContain(Buffer.from('%PDF-kanarie').toString('hex'));
    for (const trace of [responseId, before?.reference, before?.createdAt.toISOString().slice(0, 16)])
      expect(dump).not.toContain(trace);

    const [after] = (await stored()).filter(({ completedAt }) => completedAt);
    expect(after).toMatchObject({ status: 'ARCHIVED', scores: { hours: 32 }, pagesDone: 2, answers: {}, report: null });
    // The day of 12 November 2026 began at 23:00 UTC.
    expect(after?.createdAt.toISOString()).toBe('2026-11-11T23:00:00.000Z');
    expect(after?.id.slice(0, 13)).toBe(
      Number(after?.createdAt).toString(16).padStart(12, '0').replace(/^.{8}/, '$&-'),
    );
  });

  it('does nothing a second time, and is in the audit log as a count', async () => {
    const rows = await stored();
    expect(await anonymise()).toBe(0);
    expect(await stored()).toEqual(rows);
    const log = await app.database.db.select().from(auditLog).where(eq(auditLog.action, 'anonymise'));
    expect(log.map(({ entity, after, actorId }) => ({ entity, after, actorId }))).toEqual([
      { entity: 'response', after: { rows: 2 }, actorId: null },
    ]);
  });

  it('leaves what is not due, works in slices, says how far it is, and stops between two', async () => {
    const { body } = await begin('Later');
    await app.database.exec(`
      INSERT INTO response (id, tenant_id, survey_version_id, survey_id, status, locale, reference, contact, answers,
        pages_done, scores, created_at, updated_at, anonimize_at)
      SELECT gen_random_uuid(), tenant_id, survey_version_id, survey_id, 'PAID', 'nl', 'SLICE-' || n, 'Visitor', '{}', 2,
        '{}', created_at, updated_at, created_at FROM response, generate_series(1, 450) n
      WHERE id = '${body._data.responseId}'`);
    const percents: number[] = [];
    const run = { now: app.clock.now(), progress: (percent: number) => percents.push(percent) };
    expect(await anonymiseDue(app.database.db, { ...run, isStopped: () => percents.length > 0 })).toBe(200);
    expect(await anonymiseDue(app.database.db, { ...run, isStopped: () => false })).toBe(250);
    expect(percents).toEqual([44, 80, 100]);
    expect((await stored()).filter(({ anonymisedAt }) => !anonymisedAt).map(({ contact }) => contact)).toEqual([
      'Later',
    ]);
  });
});

describe('report.abandoned', () => {
  const report = (days: number, tenantId: number | null = null) =>
    reportAbandoned(app.database.db, app.app.context, { tenantId, days });

  it('counts by scan and page what was left a day ago, and not what is under way', async () => {
    await app.database.db.delete(response);
    app.clock.advance(day);
    await begin('Weg');
    await begin('Ook weg');
    await takeScan(app, survey);
    app.clock.advance(day + 60);
    await begin('Bezig');
    expect(await report(1)).toMatchObject({
      abandoned: 2,
      scans: [{ scan: 'Trial scan', abandoned: 2, pages: [{ pageNumber: 2, name: 'Work', left: 2 }] }],
    });
    expect((await report(1, await makeTenant(app, 'Other'))).abandoned).toBe(0);
  });

  it('is mailed to the address that is set for it, once a report of everybody', async () => {
    const values = { abandonedReportTo: 'overzicht@example.nl' };
    await app.database.db.insert(packageSetting).values({ package: 'survey', values, updatedAt: app.clock.now() });
    await report(1);
    await report(1, 1);
    const mails = await app.database.db.select().from(message).where(eq(message.recipient, 'overzicht@example.nl'));
    expect(mails.map(({ template, params }) => ({ template, params }))).toEqual([
      { template: 'abandonedReport', params: { count: '2', days: '1', path: '/dashboard' } },
    ]);
  });
});

describe('export.responses', () => {
  it('holds the days that are asked for, a column for each question, the answers as a person reads them', async () => {
    await app.database.db.delete(response);
    const { responseId } = await takeScan(app, survey);
    const { body } = await begin('Halverwege');
    await app.database.db
      .update(response)
      .set({ createdAt: new Date('2026-10-25T22:59:00Z') })
      .where(eq(response.id, responseId));
    await app.database.db
      .update(response)
      .set({ createdAt: new Date('2026-10-25T23:00:00Z') })
      .where(eq(response.id, body._data.responseId ?? ''));
    const query = { scope: [], dateFrom: '2026-10-25', dateTo: '2026-10-25', locale: 'nl' as const };
    expect(await countExport(app.database.db, query)).toBe(1);
    const [heading, ...rows] = await readAll(exportResponses(app.database.db, app.app.context, query));
    const [row] = rows.map((cells) => Object.fromEntries((heading ?? []).map((name, at) => [name, cells[at]])));
    expect(rows).toHaveLength(1);
    expect(row).toMatchObject({
      ...{ id: responseId, status: 'NEW', scan: 'Proefscan', contact: 'Anouk', email: 'anouk@example.nl' },
      ...{ 'score.hours': 32, born: '3 februari 1989', contract: 'Vast', certificates: 'VCA', licence: 'Ja', cv: '' },
    });
  });

  it('reads every row once, over many pages', async () => {
    await app.database.exec(`
      INSERT INTO response (id, tenant_id, survey_version_id, survey_id, status, locale, reference, answers, pages_done,
        scores, created_at, updated_at)
      SELECT gen_random_uuid(), tenant_id, survey_version_id, survey_id, 'NEW', 'nl', 'MANY-' || n, answers, 2, '{}',
        '2026-05-01T10:00:00Z', updated_at FROM generate_series(1, 1201) n, (SELECT * FROM response LIMIT 1) one`);
    const query = {
      scope: [ne(response.tenantId, 0)],
      dateFrom: '2026-05-01',
      dateTo: '2026-05-01',
      locale: 'en' as const,
    };
    const [, ...rows] = await readAll(exportResponses(app.database.db, app.app.context, query));
    expect(new Set(rows.map(([id]) => id)).size).toBe(1201);
    expect(rows).toHaveLength(1201);
    const nobody = { ...query, scope: [eq(response.tenantId, 0)] };
    expect(await readAll(exportResponses(app.database.db, app.app.context, nobody))).toHaveLength(1);
  });
});

describe('as jobs', () => {
  const run = async (flow: string, params: object, token: string) => {
    const id = await makeJob(app, token, flow, { params });
    await runDueJobs(app);
    return readJob(app, token, id);
  };
  const days = () => ({ dateFrom: '2026-01-01', dateTo: dutchDay(app.clock.now()) });
  const download = async (id: number, token: string) =>
    String((await call<string>(app, 'GET', `${jobsPath}/${id}/file`, { token })).body);

  it('an export is a file with harmless cells, of the own tenant alone, and is audited', async () => {
    await app.database.db.delete(response);
    await takeScan(app, survey, { ...youAnswers, name: '=1+1' });
    const tenantId = await makeTenant(app, 'Exporters');
    const flags = { 'queueManagement.*': true, 'surveyManagement.*': true };
    await makePerson(app, { email: 'exporter@example.nl', tenantId, flags });
    const exporter = (await signIn(app, 'exporter@example.nl', password)).token;
    const { token } = await signIn(app);

    const job = await run('export.responses', days(), token);
    expect(job).toMatchObject({ status: 'completed', result: { rows: 1 }, fileName: 'survey_export.csv' });
    expect(await download(job.id, token)).toContain(",'=1+1,");
    const own = await run('export.responses', days(), exporter);
    expect(own.result).toEqual({ rows: 0 });
    expect(await download(own.id, exporter)).not.toContain('=1+1');
    const log = await app.database.db.select().from(auditLog).where(eq(auditLog.action, 'export'));
    const exports = log.filter(({ entity }) => entity === 'response').map(({ after }) => after);
    expect(exports).toEqual([
      { ...days(), rows: 1 },
      { ...days(), rows: 0 },
    ]);
  });

  it('who is an agent and nothing more gets nothing of what a colleague exports', async () => {
    const flags = { 'queueManagement.*': true, 'surveyManagement.*': true };
    await makePerson(app, { email: 'colleague@example.nl', flags });
    await app.database.db.update(role).set({ flags }).where(eq(role.name, 'agent'));
    await makePerson(app, { email: 'agent@example.nl', role: 'agent' });
    const [colleague, agent] = await Promise.all(
      ['colleague@example.nl', 'agent@example.nl'].map(async (email) => (await signIn(app, email, password)).token),
    );
    const job = await run('export.responses', days(), colleague ?? '');
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/file'],
      ['POST', '/run'],
      ['POST', '/cancel'],
    ] as const) {
      expect((await call(app, method, `${jobsPath}/${job.id}${path}`, { token: agent ?? '' })).status, path).toBe(404);
    }
    const own = await run('export.responses', days(), agent ?? '');
    expect(own.result).toEqual({ rows: 0 });
    const list = await call<{ _data: { id: number }[] }>(app, 'GET', jobsPath, { token: agent ?? '' });
    expect(list.body._data.map(({ id }) => id)).toEqual([own.id]);
  });

  it('an export of days in the wrong order is refused at the field, and one without the right too', async () => {
    const { token } = await signIn(app);
    const wrong = { flow: 'export.responses', params: { dateFrom: '2026-02-02', dateTo: '2026-02-01' } };
    const refused = await call(app, 'PUT', `${jobsPath}/0`, { token, json: wrong });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ errors: { 'params.dateTo': [expect.any(String)] } });
    await makePerson(app, { email: 'clerk@example.nl', flags: { 'queueManagement.*': true } });
    const clerk = (await signIn(app, 'clerk@example.nl', password)).token;
    const forbidden = await call(app, 'PUT', `${jobsPath}/0`, {
      token: clerk,
      json: { flow: 'export.responses', params: days() },
    });
    expect(forbidden.status).toBe(422);
  });

  it('what was given up is counted for the tenant of who asks', async () => {
    const { token } = await signIn(app);
    expect(await run('report.abandoned', {}, token)).toMatchObject({ status: 'completed', params: { days: 1 } });
    expect(await run('privacy.anonymise', {}, token)).toMatchObject({ status: 'completed' });
  });
});

async function readAll<Row>(pages: AsyncIterable<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of pages) rows.push(...page);
  return rows;
}
