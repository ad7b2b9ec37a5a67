import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#contract/envelope.ts';
import { buildApp } from '#server/app.ts';
import { auditLog } from '#server/db/schema.ts';
import { logEntry } from '#server/db/schema-back-office.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { authenticatorCode, wrongCode } from '#tests/support/authenticator.ts';
import { makePerson } from '#tests/support/people.ts';
import { login, passwordStep } from '#tests/support/two-factor.ts';

const app = testApp();
const lines: string[] = [];
/** The same app on the same database, with a log that says all it has to say. */
const loud: { app: FastifyInstance } = { app: undefined as unknown as FastifyInstance };
const canaries = [
  'canary-password',
  'canary@example.nl',
  'Canary Name',
  'canary-search',
  'canary-token',
  'canary-agent',
];
const secrets: string[] = [];

beforeAll(async () => {
  const { context } = app.app;
  const config = { ...context.config, logLevel: 'trace' };
  loud.app = await buildApp({ ...context, config, logTo: { write: (line) => lines.push(line) } });
  return () => loud.app.close();
});

/** Everything that a person or an attacker may send where it could end up in a log. */
async function say() {
  const email = 'canary@example.nl';
  const { id } = await makePerson(app, { email, firstname: 'Canary Name', enforceTwoFactor: true });
  const { token: preAuth, payload } = await passwordStep(loud, email);
  const secret = payload.twoFactorSecret ?? '';
  const code = authenticatorCode(secret, app.clock.now());
  await login(loud, { twoFactorCode: wrongCode(secret, app.clock.now()) }, { token: preAuth });
  const { body } = await login(loud, { twoFactorCode: code }, { token: preAuth });
  secrets.push(preAuth, secret, body.token, body.refreshToken, ...(body.recoveryCodes ?? []));
  const own = { token: body.token };
  const injected = 'canary@example.nl\n{"level":60,"msg":"forged"}';
  await login(loud, { username: injected, password: 'canary-password' });
  await login(loud, { username: email, password: 'canary-password' }, { headers: { 'user-agent': 'canary-agent' } });
  await call(loud, 'POST', 'reset-password', { json: { email } });
  await call(loud, 'POST', 'reset-password', { json: { token: 'canary-token', newPassword: 'canary-password' } });
  await call(loud, 'POST', 'token-refresh', { json: { refreshToken: 'canary-token', userId: id } });
  await call(loud, 'PUT', 'profile', { ...own, json: { firstname: 'Canary Name', lastname: '', locale: 'nl' } });
  await call(loud, 'POST', 'profile/password', {
    ...own,
    json: { currentPassword: 'canary-password', newPassword: 'x' },
  });
  await call(loud, 'GET', 'profile', { token: 'canary-token' });
  await call(loud, 'POST', 'reset-password', {
    headers: { 'content-type': 'application/json' },
    json: '{"canary-token',
  });
  const admin = (await signIn(loud)).token;
  const query = new URLSearchParams({ filter: JSON.stringify({ q: 'canary-search', email: 'canary@example.nl' }) });
  await call(loud, 'GET', `catalog/users?${query}`, { token: admin });
  await call(loud, 'GET', `survey/responses?${query}`, { token: admin });
}

describe('row 31: no secret and no personal data in a log', () => {
  it('neither where all goes well, nor where a query with them fails', async () => {
    await say();
    await app.database.db.execute(sql`ALTER TABLE audit_log RENAME TO audit_log_away`);
    const failed = await call<Problem>(loud, 'POST', 'login', {
      form: { username: 'canary@example.nl', password: 'canary-password' },
      headers: { 'user-agent': 'canary-agent' },
    });
    await app.database.db.execute(sql`ALTER TABLE audit_log_away RENAME TO audit_log`);
    expect(failed.status).toBe(500);
    expect(JSON.stringify(failed.body)).not.toMatch(/audit_log|insert|canary-p/i);
    await expect.poll(() => lines.some((line) => line.includes('insert into \\"audit_log\\"'))).toBe(true);
    await expect.poll(async () => (await app.database.db.select().from(logEntry)).length).toBeGreaterThan(0);
    const log = lines.join('') + JSON.stringify(await app.database.db.select().from(logEntry));
    for (const canary of [...canaries, ...secrets]) expect(log).not.toContain(canary);
  });

  it('row 31: a line of the log is one JSON object, whatever was sent', () => {
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
    expect(lines.join('')).not.toContain('forged');
  });

  it('the audit log holds no password, token, code or searched value either', async () => {
    const log = JSON.stringify(await app.database.db.select().from(auditLog));
    const kept = ['Canary Name', 'canary-agent'];
    for (const canary of [...canaries.filter((word) => !kept.includes(word)), ...secrets]) {
      expect(log).not.toContain(canary);
    }
  });
});
