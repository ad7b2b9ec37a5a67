import { dictionary } from '@zxcvbn-ts/language-common';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PackageForm } from '#contract/packages.ts';
import { checkNewPassword } from '#server/modules/session/password-policy.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { makePerson } from '#tests/support/people.ts';
import { askResetToken, setPassword } from '#tests/support/reset-link.ts';

const app = testApp();
const owner = { email: 'noor.bakker@example.com', firstname: 'Noor', lastname: 'Bakker' };
const judge = (password: string) => checkNewPassword(app.database.db, password, owner, 'en');

async function demand(passwordMinLength: number): Promise<void> {
  const { token } = await signIn(app);
  const path = 'settings/packages/session';
  const { version } = (await call<{ _data: PackageForm }>(app, 'GET', path, { token })).body._data;
  const { status } = await call(app, 'PUT', path, { token, json: { version, values: { passwordMinLength } } });
  expect(status).toBe(200);
}

describe('a new password by default', () => {
  it("§5 new password: at least 4 characters; row 2: 'abcd' is accepted", async () => {
    expect(await judge('abc')).toEqual(['Choose a password of at least 4 characters.']);
    expect(await judge('abcd')).toEqual([]);
    expect(await judge('🦆🦆🦆')).toHaveLength(1);
    expect(await judge('🦆🦆🦆🦆')).toEqual([]);
  });

  it('row 2: is taken exactly: the last of 64 characters counts, so do 1024, and spaces around', async () => {
    await makePerson(app, { email: 'exact@example.com', role: 'user' });
    const attempt = (password: string) =>
      call(app, 'POST', 'login', { form: { username: 'exact@example.com', password } }).then(({ status }) => status);
    for (const long of [`${'a'.repeat(63)}b`, `${'é'.repeat(1023)}b`, '  two  words  ']) {
      await setPassword(app, await askResetToken(app, 'exact@example.com'), long);
      expect(await attempt(long)).toBe(200);
      expect(await attempt(`${long.slice(0, -1)}c`)).toBe(403);
      if (long.trim() !== long) expect(await attempt(long.trim())).toBe(403);
    }
  });
});

describe('a new password where 8 characters are asked for', () => {
  beforeAll(() => demand(8));

  it("row 2: 'Welkom2026' is refused with a clear message, in both languages", async () => {
    await makePerson(app, { email: 'eight@example.com', role: 'user' });
    const token = await askResetToken(app, 'eight@example.com');
    const english = await setPassword(app, token, 'Welkom2026');
    expect(english.status).toBe(422);
    expect(english.body).toMatchObject({ errors: { newPassword: [expect.stringContaining('easy to guess')] } });
    const dutch = await setPassword(app, token, 'Welkom2026', { 'accept-language': 'nl' });
    expect(dutch.body).toMatchObject({ errors: { newPassword: [expect.stringContaining('makkelijk te raden')] } });
    expect((await setPassword(app, token, 'kort')).body).toMatchObject({
      errors: { newPassword: ['Choose a password of at least 8 characters.'] },
    });
    expect((await setPassword(app, token, 'drie paarden eten taart')).status).toBe(200);
  });

  it('row 2: each of the 3000 most common passwords of 8 characters and more is refused', async () => {
    const common = dictionary['passwords-common']
      .slice(0, 3000)
      .map(String)
      .filter((text) => text.length >= 8);
    expect(common.length).toBeGreaterThan(500);
    const passed: string[] = [];
    for (const password of common) if ((await judge(password)).length === 0) passed.push(password);
    expect(passed).toEqual([]);
  });

  it.each([
    'Welkom2026!',
    'W3lk0m2026',
    'Wachtwoord1!',
    'Zomer2026!',
    'november2026',
    'Arbeidsmarktscan1',
    'NoorBakker1',
    'bakker2026',
    'noor.bakker@example.com',
    'aaaaaaaaaaaa',
    'qwertyuiop',
    '12345678901',
  ])("refuses '%s'", async (password) => {
    expect(await judge(password)).toEqual([expect.stringContaining('easy to guess')]);
  });

  it('is judged by its first 64 characters: judging a thousand would hold up everybody else', async () => {
    const hard = 'xk7Qp2mVw-dÜ9§mzQ4p';
    expect(await judge(`${hard}${'a'.repeat(1000)}`)).toEqual([]);
    expect(await judge(`${'a'.repeat(64)}${hard}`)).toEqual([expect.stringContaining('easy to guess')]);
  });

  it.each(['drie paarden eten taart', 'Grutto-fluit-3-keer', 'xk7Qp2mVw', 'paarse fiets onder de brug', 'dÜ9§mzQ4p'])(
    "takes '%s'",
    async (password) => {
      expect(await judge(password)).toEqual([]);
    },
  );

  it('§8 login: a server warning is given to who signs in with a password that is too short today', async () => {
    await makePerson(app, { email: 'early@example.com', role: 'user' });
    await demand(4);
    await setPassword(app, await askResetToken(app, 'early@example.com'), 'abcd');
    await demand(8);
    const form = { username: 'early@example.com', password: 'abcd' };
    const { status, body } = await call(app, 'POST', 'login', { form });
    expect(status).toBe(200);
    expect(body).toMatchObject({ _warning: expect.stringContaining('8 characters') });
    expect(await signIn(app)).not.toHaveProperty('_warning');
  });
});
