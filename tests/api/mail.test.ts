import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { message } from '#server/db/schema.ts';
import { queueMail } from '#server/modules/messages/service.ts';
import { adminEmail, call, testApp } from '#tests/support/app.ts';
import { dumpTables } from '#tests/support/dump.ts';
import { resetLinkIn, startMailServer } from '#tests/support/mail-server.ts';
import { makePerson } from '#tests/support/people.ts';

const mail = await startMailServer();
const app = testApp({ smtpUrl: mail.url, publicUrl: 'https://scan.example' });
afterAll(() => mail.close());

const ask = (email: string, headers?: Record<string, string>) =>
  call(app, 'POST', 'reset-password', { json: { email }, ...(headers && { headers }) });
const to = (recipient: string) => (received: { to: readonly string[] }) => received.to.includes(recipient);
/** Any answered request that changes something has the outbox looked through. */
const nudge = () => call(app, 'POST', 'logout');
const rowOf = async (recipient: string) => {
  const [row] = await app.database.db
    .select()
    .from(message)
    .where(eq(message.recipient, recipient))
    .orderBy(asc(message.id));
  if (!row) throw new Error(`No mail to ${recipient} is kept`);
  return row;
};

/** Waits for what a delivery writes down after the mail server has answered. */
async function untilRow(recipient: string, fits: (row: Awaited<ReturnType<typeof rowOf>>) => boolean) {
  for (let tries = 0; tries < 200; tries++) {
    const row = await rowOf(recipient);
    if (fits(row)) return row;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`The mail to ${recipient} stayed as it was: ${JSON.stringify(await rowOf(recipient))}`);
}

describe('mail that leaves', () => {
  it('§4 password reset: request -> e-mail with a link, through a mail server, in the language of the request', async () => {
    expect((await ask(adminEmail, { 'accept-language': 'nl' })).status).toBe(200);
    const received = await mail.waitFor(to(adminEmail));
    expect(received).toMatchObject({
      from: 'no-reply@localhost',
      to: [adminEmail],
      subject: 'Stel een nieuw wachtwoord in voor De Arbeidsmarktscan',
    });
    expect(received.text).toContain('Hallo Admin,');
    expect(resetLinkIn(received)).toMatch(/^https:\/\/scan\.example\/forgot-password\/[\w-]{43}$/);
    expect(received.html).toContain(`href="${resetLinkIn(received)}"`);
  });

  it('is plain text and HTML that loads nothing and counts nobody', async () => {
    const received = await mail.waitFor(to(adminEmail));
    expect(received.raw).toMatch(/content-type: multipart\/alternative/i);
    expect(received.html).toMatch(/^<!doctype html><html lang="nl">/);
    expect(received.html).not.toMatch(/<(img|script|link|iframe|table)|url\(|@import|src=/i);
    const addresses = [...received.html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
    expect(new Set(addresses)).toEqual(new Set([resetLinkIn(received)]));
  });

  it('is kept as it was sent, but for the secret in its link', async () => {
    const received = await mail.waitFor(to(adminEmail));
    const row = await untilRow(adminEmail, ({ status }) => status === 'sent');
    expect(row).toMatchObject({ tenantId: 1, attempts: 1, error: null, subject: received.subject });
    expect(row.body).toContain('https://scan.example/forgot-password/…');
    const secret = resetLinkIn(received).split('/').at(-1) ?? '';
    expect(JSON.stringify(await dumpTables(app.database))).not.toContain(secret);
  });

  it('greets by name without letting the name be anything else', async () => {
    await makePerson(app, {
      email: 'odd@example.com',
      role: 'user',
      firstname: '<b>"{when}"</b>\r\nBcc: x@evil.example',
    });
    await ask('odd@example.com');
    const received = await mail.waitFor(to('odd@example.com'));
    expect(received.html).toContain('&lt;b&gt;&quot;{when}&quot;&lt;/b&gt;');
    expect(received.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.messages.flatMap((one) => one.to)).not.toContain('x@evil.example');
  });

  it('goes to one address only: what would begin another header is no e-mail address', async () => {
    for (const email of [`${adminEmail}\r\nBcc: x@evil.example`, `${adminEmail},x@evil.example`, 'x', '', '<x@y.nl>']) {
      const { status, body } = await ask(email, { 'accept-language': 'nl' });
      expect(status, email).toBe(422);
      expect(body, email).toMatchObject({ errors: { email: ['Voer een geldig e-mailadres in'] } });
    }
  });
});

describe('mail that a server does not take', () => {
  beforeEach(() => mail.refuseNext(0));

  it('is tried again after a minute, with a link of its own, and the first one is void', async () => {
    await makePerson(app, { email: 'busy@example.com', role: 'user' });
    mail.refuseNext(1);
    await ask('busy@example.com');
    const waiting = await untilRow('busy@example.com', ({ error }) => error !== null);
    expect(waiting).toMatchObject({ status: 'queued', attempts: 1 });
    expect(waiting.error).toContain('451');
    expect(waiting.dueAt.getTime()).toBe(app.clock.now().getTime() + 60_000);
    await nudge();
    app.clock.advance(60);
    await nudge();
    await mail.waitFor(to('busy@example.com'));
    expect(await untilRow('busy@example.com', ({ status }) => status === 'sent')).toMatchObject({
      attempts: 2,
      error: null,
    });
    expect(mail.messages.filter(to('busy@example.com'))).toHaveLength(1);
  });

  it('has failed after five attempts, and says why without a secret', async () => {
    await makePerson(app, { email: 'gone@example.com', role: 'user' });
    mail.refuseNext(5);
    await ask('gone@example.com');
    for (const [attempt, minutes] of [1, 5, 15, 60].entries()) {
      const due = app.clock.now().getTime() + minutes * 60_000;
      const { attempts } = await untilRow('gone@example.com', ({ dueAt }) => dueAt.getTime() === due);
      expect(attempts).toBe(attempt + 1);
      app.clock.advance(minutes * 60);
      await nudge();
    }
    const failed = await untilRow('gone@example.com', ({ status }) => status === 'failed');
    expect(failed).toMatchObject({ attempts: 5, sentAt: null });
    expect(failed.error).toContain('Mailbox is busy');
    app.clock.advance(24 * 60 * 60);
    await nudge();
    expect((await rowOf('gone@example.com')).attempts).toBe(5);
  });
});

describe('the outbox', () => {
  it('one mail is sent once, however many processes deliver', async () => {
    const { database, clock } = app;
    const other = await buildApp({ ...app.app.context });
    await other.ready();
    const recipients = Array.from({ length: 20 }, (_, index) => `p${index}@example.com`);
    const before = mail.tried;
    await database.db.transaction(async (tx) => {
      for (const recipient of recipients) {
        const params = { name: 'Noor' };
        await queueMail(tx, clock.now(), { template: 'twoFactorOn', recipient, tenantId: 1, locale: 'en', params });
      }
    });
    await Promise.all([call(app, 'POST', 'logout'), call({ app: other }, 'POST', 'logout')]);
    for (const recipient of recipients) await untilRow(recipient, ({ status }) => status === 'sent');
    await other.close();
    expect(mail.tried - before).toBe(20);
    expect(new Set(mail.messages.slice(-20).flatMap((one) => one.to)).size).toBe(20);
  });

  it('holds nothing of what was rolled back', async () => {
    const { database, clock } = app;
    const recipient = 'never@example.com';
    const failing = database.db.transaction(async (tx) => {
      await queueMail(tx, clock.now(), { template: 'passwordChanged', recipient, tenantId: 1, locale: 'en' });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    await nudge();
    await expect(rowOf(recipient)).rejects.toThrow('No mail');
  });

  it('keeps neither recipient nor text of mails of three months ago', async () => {
    const { forgetOldMail } = await import('#server/modules/messages/service.ts');
    const { database, clock } = app;
    await untilRow(adminEmail, ({ status }) => status === 'sent');
    await forgetOldMail(database.db, clock.now());
    expect((await rowOf(adminEmail)).body).not.toBeNull();
    await forgetOldMail(database.db, new Date(clock.now().getTime() + 91 * 24 * 60 * 60 * 1000));
    expect(JSON.stringify((await dumpTables(database)).message)).not.toContain('@example.com');
  });
});
