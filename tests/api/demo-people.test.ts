import { describe, expect, it } from 'vitest';
import { appUser, content, role, survey, tenant, userRole } from '#server/db/schema.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';

const app = testApp({ seed: 'demo' });

describe('the people of the demo', () => {
  it('are staff of two tenants: a reseller, agents and a user', async () => {
    const { db } = app.database;
    const names = new Map((await db.select().from(role)).map(({ id, name }) => [id, name]));
    const roles = await db.select().from(userRole);
    const users = (await db.select().from(appUser)).filter(({ isSystem }) => !isSystem);
    expect((await db.select().from(tenant)).map(({ name }) => name)).toEqual(['De Arbeidsmarktscan', 'Werk & Route']);
    expect(new Set(users.map(({ tenantId }) => tenantId)).size).toBe(2);
    const held = roles.map(({ roleId }) => names.get(roleId));
    expect(held.filter((name) => name === 'agent').length).toBeGreaterThanOrEqual(2);
    expect(new Set(held)).toEqual(new Set(['administrator', 'reseller', 'agent', 'user']));
  });

  it('row 4: have no password, so that nobody gets in by a default one', async () => {
    const users = (await app.database.db.select().from(appUser)).filter(({ isSystem }) => !isSystem);
    expect(users.length).toBeGreaterThanOrEqual(5);
    for (const { email, passwordHash } of users) {
      expect(passwordHash).toBeNull();
      expect(email).toMatch(/^[a-z.]+@example\.com$/);
      for (const password of ['', 'demo', email]) {
        const form = { username: email, password };
        expect((await call(app, 'POST', 'login', { form })).status, email).toBe(403);
      }
    }
  });

  it('can be acted as by the administrator', async () => {
    const { token } = await signIn(app);
    const { body } = await call<{ _data: { email: string; allowed: { loginAs: boolean } }[] }>(
      app,
      'GET',
      'catalog/users',
      { token },
    );
    const others = body._data.filter(({ email }) => email !== 'admin@example.com');
    expect(others.every(({ allowed }) => allowed.loginAs)).toBe(true);
  });
});

describe('the pages of the demo', () => {
  it('§2 corporate/survey is the scan, for who is signed in and not in the menu', async () => {
    const pages = await app.database.db.select().from(content);
    expect(pages.find(({ slug }) => slug === 'corporate/survey')).toMatchObject({
      type: 'survey',
      nameTech: 'arbeidsmarktscan',
      authRequired: true,
      isMenu: false,
      name: { nl: expect.any(String), en: expect.any(String) },
    });
  });

  it('show scans that are there', async () => {
    const scans = (await app.database.db.select().from(survey)).map(({ nameTech }) => nameTech);
    const shown = (await app.database.db.select().from(content)).flatMap(({ nameTech }) => nameTech ?? []);
    expect(shown.filter((name) => !scans.includes(name))).toEqual([]);
  });
});
