import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FullMessage, Message } from '#contract/messages.ts';
import { auditLog, message } from '#server/db/schema.ts';
import { forgetOldMail, queueMail } from '#server/modules/messages/service.ts';
import { adminEmail, call, signIn, testApp } from '#tests/support/app.ts';
import { resetLinkIn, startMailServer } from '#tests/support/mail-server.ts';
import { makePerson, makeTenant, password } from '#tests/support/people.ts';

const mail = await startMailServer();
const app = testApp({ smtpUrl: mail.url, publicUrl: 'https://scan.example' });
afterAll(() => mail.close());

const flags = { 'messageManagement.*': true };
let admin = '';
let elsewhere = 0;

beforeAll(async () => {
  elsewhere = await makeTenant(app, 'Elsewhere');
  await makePerson(app, { email: 'here@example.com', flags });
  await makePerson(app, { email: 'there@example.com', flags, tenantId: elsewhere });
  admin = (await signIn(app)).token;
});

interface MessagesAnswer {
  readonly _data: Message[];
  readonly _pagination: { readonly _total: number };
}

async function list(query: Record<string, unknown> = {}, token = admin) {
  const { filter, ...rest } = query;
  const search = new URLSearchParams({ ...(rest as Record<string, string>), filter: JSON.stringify(filter ?? {}) });
  const { status, body } = await call<MessagesAnswer>(app, 'GET', `base/messages?${search}`, { token });
  expect(status).toBe(200);
  return body;
}

async function get(id: number, token = admin) {
  return call<{ _data: FullMessage }>(app, 'GET', `base/messages/${id}`, { token });
}

async function resend(id: number, headers: Record<string, string> = {}) {
  return call<{ _data: FullMessage; detail: string }>(app, 'POST', `base/messages/${id}/resend`, {
    ...{ token: admin, headers },
  });
}

async function untilStatus(recipient: string, status: string): Promise<Message> {
  let found: Message | undefined;
  const look = async () => {
    [found] = (await list({ filter: { q: recipient } }))._data;
    return found?.status;
  };
  await expect.poll(look, { timeout: 15_000, interval: 50 }).toBe(status);
  return found as Message;
}

async function askForReset(email: string): Promise<Message> {
  await call(app, 'POST', 'reset-password', { json: { email } });
  return untilStatus(email, 'sent');
}

/** A mail that no delivery has taken. */
async function makeMessage(values: Partial<typeof message.$inferInsert>): Promise<number> {
  const now = app.clock.now();
  const [made] = await app.database.db
    .insert(message)
    .values({
      ...{ tenantId: 1, recipient: 'somebody@example.com', template: 'passwordChanged', params: { name: 'Noor' } },
      ...{ locale: 'en', status: 'failed', attempts: 5, error: 'ECONNECTION', subject: 'Subject', body: 'Text' },
      ...{ dueAt: now, createdAt: now },
      ...values,
    })
    .returning({ id: message.id });
  if (!made) throw new Error('The mail was not made');
  return made.id;
}

describe('§7 base/messages', () => {
  it('lists what went out, newest first, by status, template, period and a search', async () => {
    await makeMessage({ recipient: 'old@example.com', createdAt: new Date('2026-01-05T10:00:00Z') });
    await askForReset(adminEmail);
    const all = await list();
    expect(all._data.map(({ recipient }) => recipient)).toEqual([adminEmail, 'old@example.com']);
    expect(all._data[0]).toMatchObject({
      ...{ status: 'sent', attempts: 1, error: null, template: 'passwordReset', dueAt: null },
      ...{ subject: 'Set a new password for De Arbeidsmarktscan', tenant: { id: 1 }, allowed: { resend: true } },
    });
    const totals = async (filter: object) => (await list({ filter }))._pagination._total;
    expect(await totals({ status: 'failed' })).toBe(1);
    expect(await totals({ template: 'passwordReset' })).toBe(1);
    expect(await totals({ q: 'NEW password' })).toBe(1);
    expect(await totals({ q: 'old@' })).toBe(1);
    expect(await totals({ createdAt: { gte: '2026-01-05', lte: '2026-01-05T23:59:59Z' } })).toBe(1);
    expect(await totals({ createdAt: { lte: '2025-12-31' } })).toBe(0);
  });

  it("§6 shows the own tenant's, and nobody's tenant's to who sees every tenant alone", async () => {
    const own = await makeMessage({ recipient: 'theirs@example.com', tenantId: elsewhere });
    const nobodys = await makeMessage({ recipient: 'nobodys@example.com', tenantId: null });
    const there = (await signIn(app, 'there@example.com', password)).token;
    const here = (await signIn(app, 'here@example.com', password)).token;
    expect((await list({}, there))._data.map(({ id }) => id)).toEqual([own]);
    expect((await list({}, here))._data.map(({ id }) => id)).not.toContain(nobodys);
    expect((await get(nobodys, here)).status).toBe(404);
    expect((await list())._data.map(({ id }) => id)).toEqual(expect.arrayContaining([own, nobodys]));
  });
});

describe('a message with what it says', () => {
  it('holds its text and its HTML, and no secret of its link', async () => {
    const { id } = await askForReset(adminEmail);
    const secret =
      resetLinkIn(await mail.waitFor(({ to }) => to.includes(adminEmail)))
        .split('/')
        .at(-1) ?? '';
    const { body } = await get(id);
    expect(body._data.text).toContain('Hello Admin,');
    expect(body._data.text).toContain('https://scan.example/forgot-password/…');
    expect(body._data.html).toMatch(/^<!doctype html>/);
    expect(body._data.html).toContain('Hello Admin,');
    expect(body._data.html).toContain('href="https://scan.example/forgot-password/…"');
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('is nothing where it was cleared', async () => {
    const id = await makeMessage({ recipient: 'cleared@example.com', createdAt: new Date('2026-02-01T10:00:00Z') });
    await forgetOldMail(app.database.db, app.clock.now());
    expect((await get(id)).body._data).toMatchObject({
      ...{ recipient: '', text: null, html: null, allowed: { resend: false } },
    });
    const { status, body } = await resend(id, { 'accept-language': 'nl' });
    expect(status).toBe(422);
    expect(body.detail).toBe('Dit bericht is na 90 dagen leeggemaakt en kan niet opnieuw worden verstuurd.');
  });
});

describe('sending again', () => {
  it('begins anew, and is audited', async () => {
    const id = await makeMessage({ recipient: 'again@example.com' });
    const { status, body } = await resend(id);
    expect(status).toBe(200);
    expect(body._data).toMatchObject({ status: 'queued', attempts: 0, error: null, allowed: { resend: false } });
    expect(body._data.dueAt).toBe(app.clock.now().toISOString());
    const received = await mail.waitFor(({ to }) => to.includes('again@example.com'));
    expect(received.text).toContain('Hello Noor,');
    expect(await untilStatus('again@example.com', 'sent')).toMatchObject({ id, attempts: 1 });
    const rows = await app.database.db.select().from(auditLog).where(eq(auditLog.action, 'resend'));
    expect(rows).toMatchObject([{ entity: 'message', entityId: String(id), actorId: 1, before: { status: 'failed' } }]);
  });

  it('is refused while it waits', async () => {
    const later = new Date(app.clock.now().getTime() + 3600_000);
    const id = await makeMessage({ recipient: 'waiting@example.com', status: 'queued', dueAt: later });
    expect(await resend(id)).toMatchObject({ status: 422, body: { detail: expect.stringContaining('waiting') } });
  });

  it('makes a new link for a new password, and the first one is void', async () => {
    await makePerson(app, { email: 'link@example.com', role: 'user' });
    const { id } = await askForReset('link@example.com');
    await resend(id);
    const links = () => mail.messages.filter(({ to }) => to.includes('link@example.com')).map(resetLinkIn);
    await expect.poll(() => links().length, { timeout: 15_000 }).toBe(2);
    const [first = '', second = ''] = links();
    expect(second).not.toBe(first);
    const set = (link: string) =>
      call(app, 'POST', 'reset-password', { json: { token: link.split('/').at(-1), newPassword: 'Zwaluw-over-9' } });
    expect((await set(first)).status).toBe(422);
    expect((await set(second)).status).toBe(200);
  });

  it('§6 asks for a flag of its own', async () => {
    await makePerson(app, { email: 'looks@example.com', flags: { 'messageManagement.show': true } });
    const { token } = await signIn(app, 'looks@example.com', password);
    const id = await makeMessage({ recipient: 'no@example.com' });
    expect((await get(id, token)).body._data.allowed).toEqual({ resend: false });
    expect((await call(app, 'POST', `base/messages/${id}/resend`, { token })).status).toBe(403);
  });
});

it('a mail that was put aside for no tenant is queued and found as well', async () => {
  await queueMail(app.database.db, app.clock.now(), {
    ...{ template: 'twoFactorOn', recipient: 'fresh@example.com', tenantId: null, locale: 'nl' },
  });
  const [fresh] = (await list({ filter: { q: 'fresh@' } }))._data;
  expect(fresh).toMatchObject({ status: 'queued', subject: 'Tweestapsverificatie is ingesteld', tenant: null });
  expect((await get(fresh?.id ?? 0)).body._data.text).toContain('Hallo,');
});
