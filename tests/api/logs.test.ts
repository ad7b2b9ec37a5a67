import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '#contract/logs.ts';
import { buildApp } from '#server/app.ts';
import { auditLog } from '#server/db/schema.ts';
import { logEntry } from '#server/db/schema-back-office.ts';
import { forgetOldLogs, keepLog } from '#server/modules/logs/service.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { makePerson, password } from '#tests/support/people.ts';

const app = testApp();
let token = '';
const at = (day: number) => new Date(`2026-03-0${day}T10:00:00Z`);

beforeAll(async () => {
  ({ token } = await signIn(app));
  await app.database.db.insert(logEntry).values([
    { at: at(1), level: 'warn', source: 'messages', message: 'a mail was not sent', context: { attempts: 2 } },
    { at: at(2), level: 'error', source: 'GET /api/v3/catalog/users', message: 'request failed', context: {} },
    { at: at(3), level: 'fatal', source: 'server', message: 'The END, 100% of it', context: {} },
  ]);
});

interface Page {
  readonly _data: LogEntry[];
}
const list = async (filter: object, rest = '') =>
  (await call<Page>(app, 'GET', `catalog/logs?filter=${encodeURIComponent(JSON.stringify(filter))}${rest}`, { token }))
    .body._data;
const inMarch = { at: { lte: '2026-03-31' } };
const kept = () => app.database.db.select().from(logEntry).where(sql`at > '2026-04-01'`).orderBy(logEntry.id);

describe('catalog/logs', () => {
  it.each<[object, number[]]>([
    [{}, [3, 2, 1]],
    [{ level: 'error' }, [2]],
    [{ level: ['error', 'fatal'] }, [3, 2]],
    [{ source: 'messages' }, [1]],
    [{ at: { gte: '2026-03-02', lte: '2026-03-02T23:59:59Z' } }, [2]],
    [{ q: 'Mail SENT' }, [1]],
    [{ q: '100%' }, [3]],
  ])('lists the newest first, by %j', async (filter, days) => {
    const rows = await list({ ...inMarch, ...filter });
    expect(rows.map((row) => Number(row.at.slice(8, 10)))).toEqual(days);
  });

  it('gives one with its context, and 404 for none', async () => {
    const [row] = await list({ source: 'messages' });
    const answer = await call<{ _data: LogEntry }>(app, 'GET', `catalog/logs/${row?.id}`, { token });
    expect(answer.body._data).toEqual({ ...row, context: { attempts: 2 } });
    expect((await call(app, 'GET', 'catalog/logs/99999999999', { token })).status).toBe(404);
  });

  it('deletes one, and says so in the audit log', async () => {
    const [row] = await list({ level: 'fatal' });
    const remove = () => call(app, 'DELETE', `catalog/logs/${row?.id}`, { token });
    expect((await remove()).body).toEqual({ _data: { success: true } });
    expect((await remove()).status).toBe(404);
    const rows = await app.database.db.select().from(auditLog).where(sql`entity = 'log'`);
    expect(rows).toMatchObject([{ action: 'delete', entityId: String(row?.id), before: { message: row?.message } }]);
  });

  it('is deleted by who sees every tenant alone: it is everybody’s', async () => {
    const flags = { 'logManagement.*': true };
    const { email } = await makePerson(app, { email: 'manager@a.example', flags });
    const own = (await signIn(app, email, password)).token;
    expect((await call(app, 'GET', 'catalog/logs', { token: own })).status).toBe(200);
    expect((await call(app, 'DELETE', 'catalog/logs/1', { token: own })).status).toBe(403);
  });

  it('forgets what is old', async () => {
    await app.database.db
      .insert(logEntry)
      .values({ at: new Date(0), level: 'warn', source: 's', message: 'm', context: {} });
    expect(await forgetOldLogs(app.database.db, new Date(1000))).toBe(1);
  });
});

describe('what is logged', () => {
  it('is kept from warnings up, with LOG_LEVEL=silent too: a request that failed by its call, without what it named', async () => {
    const canary = '019a7f3a-0000-7000-8000-00000000cafe';
    await app.database.db.execute(sql`ALTER TABLE response RENAME TO response_away`);
    expect((await call(app, 'GET', `survey/responses/${canary}?expand=user`, { token })).status).toBe(500);
    await app.database.db.execute(sql`ALTER TABLE response_away RENAME TO response`);
    await expect.poll(async () => (await kept()).length).toBeGreaterThan(0);
    const [row] = await kept();
    expect(row).toMatchObject({
      level: 'error',
      source: 'GET /api/v3/survey/responses/:id',
      message: 'request failed',
      context: { err: { message: 'a query failed', stack: expect.stringContaining('at ') }, reqId: expect.any(String) },
    });
    expect(JSON.stringify(await kept())).not.toContain(canary);
  });

  it('goes to the terminal from LOG_LEVEL up, a line each, and warnings into the table whatever it says', async () => {
    const lines: string[] = [];
    const { context } = app.app;
    const logTo = { write: (line: string) => lines.push(line) };
    const quiet = await buildApp({ ...context, config: { ...context.config, logLevel: 'error' }, logTo });
    quiet.log.info({ source: 'quiet' }, 'nobody hears this');
    quiet.log.warn(
      { source: 'quiet', odd: 'a\u0000b\ud800 😀', 'k\u0000': 1 },
      'for the table\n{"level":60,"msg":"forged"}',
    );
    quiet.log.error({ source: 'quiet', long: 'x'.repeat(50_000) }, 'for both');
    await quiet.close();
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['for both']);
    const rows = (await kept()).filter(({ source }) => source === 'quiet');
    expect(rows).toMatchObject([
      { level: 'warn', context: { odd: 'a\ufffdb\ufffd 😀', 'k\ufffd': 1 } },
      { level: 'error' },
    ]);
    expect(JSON.stringify(rows[1]?.context).length).toBeLessThan(25_000);
  });

  it('waits while the database is away, up to a limit, and says how much was left out', async () => {
    const { context } = app.app;
    await app.database.db.execute(sql`ALTER TABLE log_entry RENAME TO log_away`);
    const lines: string[] = [];
    const log = keepLog(context.database, { write: (line) => lines.push(line) }, 40);
    for (let n = 0; n < 1_200; n++) {
      log.write(`{"level":40,"time":${Date.now()},"source":"flood","msg":"line ${n}"}\n`);
    }
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(lines).toHaveLength(1_200);
    await app.database.db.execute(sql`ALTER TABLE log_away RENAME TO log_entry`);
    await log.close();
    const rows = await kept();
    expect(rows.filter(({ source }) => source === 'flood')).toHaveLength(1_000);
    expect(rows.at(-1)).toMatchObject({ source: 'logs', context: { left: 200 } });
  });
});
