import { describe, expect, it } from 'vitest';
import { message } from '#server/db/schema.ts';
import { adminEmail, call, type TestApp, testApp } from '#tests/support/app.ts';
import { resetLinkIn } from '#tests/support/mail-server.ts';

const tried = testApp();
const production = testApp({ production: true });

async function keptMail(app: TestApp) {
  await call(app, 'POST', 'reset-password', { json: { email: adminEmail } });
  for (let tries = 0; tries < 200; tries++) {
    const [row] = await app.database.db.select().from(message);
    if (row?.status === 'kept') return row;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('The mail was not kept');
}

describe('mail without a mail server', () => {
  it('is kept and printed, so that a start that has just been made can be tried', async () => {
    const row = await keptMail(tried);
    const [printed = ''] = tried.printed;
    expect(printed).toContain(`Mail to ${adminEmail}, not sent because SMTP_URL is not set`);
    const link = resetLinkIn({ text: printed });
    expect(link).toMatch(/^http:\/\/localhost:3000\/forgot-password\//);
    expect(row).toMatchObject({ attempts: 1, recipient: adminEmail });
    expect(row.body).toContain('/forgot-password/…');
    const newPassword = 'another-good-one';
    const token = link.split('/').at(-1);
    expect((await call(tried, 'POST', 'reset-password', { json: { token, newPassword } })).status).toBe(200);
  });

  it('is kept in production too, and printed nowhere: a link opens an account', async () => {
    await keptMail(production);
    expect(production.printed).toEqual([]);
  });
});
