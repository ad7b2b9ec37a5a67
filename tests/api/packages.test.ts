import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '#server/db/schema.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { makePerson, password } from '#tests/support/people.ts';

const app = testApp();
const path = 'settings/packages/session';
const put = async (json: unknown, headers: Record<string, string> = {}) =>
  call(app, 'PUT', path, { token: (await signIn(app)).token, json, headers });

describe('the settings of a package', () => {
  it('come with their JSON Schema, and hold defaults at first', async () => {
    const { body } = await call(app, 'GET', path, { token: (await signIn(app)).token });
    expect(body).toMatchObject({
      _data: {
        name: 'session',
        values: { passwordMinLength: 4 },
        schema: {
          type: 'object',
          properties: { passwordMinLength: { type: 'integer', minimum: 4, maximum: 64, default: 4 } },
        },
      },
    });
  });

  it('are in force at once, shown to the web app, and audited with what was before', async () => {
    const { status, body } = await put({ passwordMinLength: 10 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ _data: { values: { passwordMinLength: 10 } } });
    expect((await call(app, 'GET', 'settings/frontend')).body).toMatchObject({ passwordMinLength: 10 });
    const [row] = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entity, 'package'))
      .orderBy(desc(auditLog.id));
    expect(row).toMatchObject({
      actorId: 1,
      entityId: 'session',
      before: { passwordMinLength: 4 },
      after: { passwordMinLength: 10 },
    });
  });

  it('stay where they are left out', async () => {
    await put({ passwordMinLength: 12 });
    expect((await put({})).body).toMatchObject({ _data: { values: { passwordMinLength: 12 } } });
  });

  it('are refused by name, in the words of the reader, and nothing changes', async () => {
    await put({ passwordMinLength: 6 });
    for (const bad of [3, 65, 4.5, '8', null, [], {}]) {
      const { status, body } = await put({ passwordMinLength: bad }, { 'accept-language': 'nl' });
      expect(status, JSON.stringify(bad)).toBe(422);
      expect(body).toMatchObject({ errors: { passwordMinLength: [expect.any(String)] } });
    }
    const unknown = await put({ passwordMinLength: 9, isSystem: true });
    expect(unknown.status).toBe(422);
    expect(unknown.body).toMatchObject({ errors: { isSystem: ['There is no such setting.'] } });
    const polluting = await call(app, 'PUT', path, {
      token: (await signIn(app)).token,
      headers: { 'content-type': 'application/json' },
      json: JSON.parse('{"constructor": {"x": 1}}'),
    });
    expect(polluting.status).toBe(422);
    expect((await call(app, 'GET', 'settings/frontend')).body).toMatchObject({ passwordMinLength: 6 });
  });

  it('of a package that is not there are not there', async () => {
    const { token } = await signIn(app);
    for (const name of ['nope', '__proto__', 'toString']) {
      expect((await call(app, 'GET', `settings/packages/${name}`, { token })).status, name).toBe(400);
    }
  });

  it('§6 are changed with packageManagement.edit only: to see them is not enough', async () => {
    await makePerson(app, { email: 'viewer@example.com', flags: { 'packageManagement.show': true } });
    const { token } = await signIn(app, 'viewer@example.com', password);
    expect((await call(app, 'GET', path, { token })).status).toBe(200);
    expect((await call(app, 'PUT', path, { token, json: { passwordMinLength: 5 } })).status).toBe(403);
    expect((await call(app, 'GET', 'settings/frontend')).body).toMatchObject({ passwordMinLength: 6 });
  });
});
