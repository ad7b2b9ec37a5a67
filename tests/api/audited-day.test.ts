import { randomUUID } from 'node:crypto';
import { asc, eq, gt } from 'drizzle-orm';
import { jwtDecode } from 'jwt-decode';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditAction } from '#contract/audit-entry.ts';
import { allOperations } from '#contract/index.ts';
import { appUser, auditLog, response } from '#server/db/schema.ts';
import { queueJob, recurringJob } from '#server/db/schema-back-office.ts';
import { adminPassword, type CallOptions, call, signIn, testApp } from '#tests/support/app.ts';
import { authenticatorCode } from '#tests/support/authenticator.ts';
import { operationRequests } from '#tests/support/operation-requests.ts';
import { makePerson, password } from '#tests/support/people.ts';
import type { RequestInput } from '#tests/support/requests/example-request.ts';
import { publishSmallScan, takeScan } from '#tests/support/small-scan.ts';
import { absentRecords, makeStaffRecords } from '#tests/support/staff-records.ts';
import { enrol, login } from '#tests/support/two-factor.ts';

const app = testApp();
const admin = 1;

beforeAll(async () => {
  await takeScan(app, await publishSmallScan(app));
});

interface Made {
  readonly _data: { readonly id: number; readonly version: number; readonly token?: string };
}
type Row = typeof auditLog.$inferSelect;

/** The rows that were written since a row, without those that say that the audit log was read. */
async function rowsSince(id: number): Promise<Row[]> {
  const rows = await app.database.db.select().from(auditLog).where(gt(auditLog.id, id)).orderBy(asc(auditLog.id));
  return rows.filter(({ action, entity }) => action !== 'read' || entity !== 'audit-log');
}

async function lastId(): Promise<number> {
  return (await rowsSince(0)).at(-1)?.id ?? 0;
}

describe('row 31: a day of work', () => {
  const secrets = new Set<string>();
  const keep = (...texts: (string | undefined)[]) => {
    for (const text of texts) if (text) secrets.add(text);
  };

  it('leaves a row for each thing that was done, with who did it and as whom, and none with a secret', async () => {
    keep(adminPassword, password, 'canary-password', 'canary-search');
    const coded = await makePerson(app, { email: 'coded@example.com', enforceTwoFactor: true });
    const start = await lastId();
    await login(app, { username: 'admin@example.com', password: 'canary-password' });
    const session = await signIn(app);
    const { token } = session;
    keep(token, session.refreshToken);
    const send = async <Body = Made>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, json?: object) => {
      const answer = await call<Body>(app, method, path, { token, ...(json && { json }) });
      expect(answer.status, `${method} ${path}`).toBe(200);
      return answer.body;
    };

    const [taken] = await app.database.db.select().from(response);
    await send('GET', `survey/responses?filter=${encodeURIComponent('{"q":"canary-search"}')}`);
    await send('GET', `survey/responses/${taken?.id}?expand=responseAnswer`);
    const { _data: tenant } = await send('POST', 'base/tenants/0', { name: 'Tiel' });
    await send('PUT', `base/tenants/${tenant.id}`, { id: tenant.id, version: 1, name: 'Tiel-Oost' });
    const details = { firstname: 'Lotte', lastname: 'H', locale: 'nl', active: true, requiresTwoFactor: false };
    const role = { homeRoute: '/responses', enforceTwoFactor: false, featureFlags: {}, flags: { 'a.b': true } };
    const lead = await send('POST', 'catalog/roles', { ...role, name: 'Lead', flags: { 'groupManagement.*': true } });
    const lotte = { ...details, roleIds: [lead._data.id], groupIds: [], email: 'lotte@example.com' };
    const { _data: user } = await send('PUT', 'catalog/users/0', lotte);
    const { version } = (await send('GET', `catalog/users/${user.id}`))._data;
    await send('POST', `catalog/users/${user.id}`, { ...lotte, version, lastname: 'Hendriks' });
    await send('POST', `catalog/users/${user.id}/send-reset`);
    const { _data: intern } = await send('POST', 'catalog/roles', { ...role, name: 'Intern' });
    await send('PUT', `catalog/roles/${intern.id}`, {
      ...role,
      id: intern.id,
      name: 'Intern',
      version: 1,
      flags: { 'a.b': false },
    });
    await send('DELETE', `catalog/roles/${intern.id}`);
    const { _data: group } = await send('POST', 'catalog/groups', { name: 'Team Oost' });
    await send('PUT', `catalog/groups-users/${group.id}`, { users: [user.id] });
    await send('DELETE', `catalog/groups-users/${group.id}/${user.id}`);
    await send('DELETE', `catalog/groups/${group.id}`);
    const made = await send('POST', 'generate-edi-token', { user: user.id, name: 'Sync', days: 30 });
    keep(made._data.token);
    const smtpUrl = 'smtp://mailer:canary-smtp@127.0.0.1:2525';
    keep('canary-smtp');
    const mail = (await send('GET', 'settings/packages/mail'))._data;
    await send('PUT', 'settings/packages/mail', { version: mail.version, values: { fromName: 'Tiel', smtpUrl } });
    const { secret, recoveryCodes } = await enrol(app, coded.email);
    keep(secret, ...recoveryCodes, authenticatorCode(secret, app.clock.now()));
    await send('POST', `catalog/users/${coded.id}/reset-two-factor`);
    const { message } = await makeStaffRecords(app, { tenantId: 1, userId: user.id });
    await send('POST', `base/messages/${message}/resend`);
    const { _data: job } = await send('PUT', 'catalog/queue-job/0', { flow: 'report.abandoned', params: {} });
    await send('POST', `catalog/queue-job/${job.id}/run`);
    const csv = await call<string>(app, 'GET', 'catalog/users', { token, headers: { accept: 'text/csv' } });
    expect(csv.headers['content-type']).toContain('text/csv');
    const acting = await call<{ token: string }>(app, 'POST', 'login-as-user', {
      token,
      form: { userId: String(user.id) },
    });
    keep(acting.body.token);
    await call(app, 'POST', 'catalog/groups', { token: acting.body.token, json: { name: 'Team West' } });
    await call(app, 'POST', 'logout', { token: acting.body.token });
    await send('DELETE', `catalog/users/${user.id}`);
    await send('POST', 'logout');

    const byAdmin: [AuditAction, string][] = [
      ['sign-in', 'session'],
      ['create', 'tenant'],
      ['change', 'tenant'],
      ['create', 'user'],
      ['change', 'user'],
      ['create', 'role'],
      ['change', 'role'],
      ['delete', 'role'],
      ['create', 'group'],
      ['change', 'group'],
      ['delete', 'group'],
      ['create', 'api-token'],
      ['change', 'package'],
      ['two-factor-reset', 'user'],
      ['resend', 'message'],
      ['create', 'job'],
      ['run', 'job'],
      ['export', 'user'],
      ['read', 'response'],
      ['read', 'user'],
      ['delete', 'user'],
      ['sign-out', 'session'],
    ];
    const done = async () =>
      (await rowsSince(start)).map(({ actorId, action, entity }) => `${actorId} ${action} ${entity}`);
    await expect.poll(done).toEqual(expect.arrayContaining(byAdmin.map((what) => `${admin} ${what.join(' ')}`)));
    const rows = await rowsSince(start);
    const found = (action: AuditAction) => rows.find((row) => row.action === action);
    expect(found('sign-in-failed')).toMatchObject({ actorId: null, entityId: String(admin) });
    const whileActing = { actorId: user.id, impersonatorId: admin };
    expect(found('impersonation-begun')).toMatchObject({ entity: 'session' });
    expect(rows).toContainEqual(expect.objectContaining({ ...whileActing, action: 'create', entity: 'group' }));
    expect(found('impersonation-ended')).toMatchObject(whileActing);
    const byNobody = rows.filter(({ actorId }) => actorId === null).map(({ action }) => action);
    expect(byNobody).toEqual(['sign-in-failed', 'password-accepted']);
    for (const row of rows) expect(row.address, `${row.action} ${row.entity}`).not.toBe('');
    const log = JSON.stringify(rows);
    for (const canary of secrets) expect(log, canary.slice(0, 6)).not.toContain(canary);
  });
});

/** What an example request cannot do as an administrator. Each is audited in a test of its own. */
const notTried: Readonly<Record<string, string>> = {
  'roles.remove': 'the example is a role that comes with the application; one is deleted above',
  'twoFactor.save': 'asks for a code of an authenticator app: audit.test.ts',
  'twoFactor.disable': 'the administrator has none: own-two-factor.test.ts',
  'twoFactor.renewRecoveryCodes': 'the administrator has none: audit.test.ts',
};

/** What leaves no row although it succeeds. */
const changesNothing: Readonly<Record<string, string>> = {
  'groups.addMembers': 'the example names a member: the day adds one who is none',
  'packages.update': 'the example is what holds already: the day changes something',
  'queue.commands': 'only lists',
  'recurring.preview': 'only computes',
};

describe('row 31: what succeeds leaves a row', () => {
  const changing = allOperations.filter(
    ({ method, access }) => method !== 'GET' && access !== 'public' && access !== 'guest',
  );

  it.each(changing)('$id', async (operation) => {
    const { token } = await signIn(app);
    const input = await inputFor(token);
    const { path, options } = operationRequests[operation.id]?.request(input, 'own') ?? { path: '' };
    const last = await lastId();
    const { status } = await call(app, operation.method, path, { ...options, token } as CallOptions);
    expect(status === 200, `it answered ${status}`).toBe(!Object.hasOwn(notTried, operation.id));
    if (status !== 200) return;
    const written = (await rowsSince(last)).filter(({ action }) => action !== 'read');
    expect(written.length === 0, 'it was not written down').toBe(Object.hasOwn(changesNothing, operation.id));
  });

  /** A new record of each kind, so that no operation finds what another one has used up. */
  async function inputFor(token: string): Promise<RequestInput> {
    const target = await makePerson(app, { email: `target-${randomUUID()}@example.com`, flags: {} });
    const { db } = app.database;
    await db.update(appUser).set({ twoFactorSecret: 'encrypted' }).where(eq(appUser.id, target.id));
    const made = await makeStaffRecords(app, { tenantId: 1, userId: target.id });
    await db.update(queueJob).set({ status: 'queued' }).where(eq(queueJob.id, made.job));
    const recurring = { name: 'Report', flow: 'report.abandoned', params: {}, cron: '0 7 * * *' };
    const row = { ...recurring, id: 1, timeZone: 'Europe/Amsterdam', createdAt: app.clock.now() };
    await db.insert(recurringJob).values(row).onConflictDoNothing();
    const [taken] = await db.select().from(response);
    const records = { ...absentRecords, ...made, tenantId: 1, userId: target.id, response: taken?.id ?? '' };
    const { sid } = jwtDecode<{ sid: string }>(token);
    return {
      sessions: { own: sid, foreign: '', absent: '' },
      users: { own: admin, foreign: target.id, absent: 0 },
      records: { own: records, foreign: records, absent: absentRecords },
      password: adminPassword,
    };
  }
});
