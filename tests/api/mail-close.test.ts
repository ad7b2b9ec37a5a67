import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { message } from '#server/db/schema.ts';
import { startUp } from '#server/start-up.ts';
import { adminEmail, adminPassword, call } from '#tests/support/app.ts';
import { startMailServer } from '#tests/support/mail-server.ts';

const mail = await startMailServer();
const dataDir = mkdtempSync(join(tmpdir(), 'arbeidsmarktscan-test-'));
const config = readConfig({
  ...{ DATA_DIR: dataDir, SEED: 'none', ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'silent', SMTP_URL: mail.url },
});
afterAll(async () => {
  await mail.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('a server that is told to stop finishes the mail in its hands, and the next start does not send it again', async () => {
  mail.slowDown(500);
  const first = await startUp(config);
  await call(first, 'POST', 'reset-password', { json: { email: adminEmail } });
  await expect.poll(() => mail.tried, { timeout: 10_000 }).toBe(1);
  await first.close();

  const second = await startUp(config);
  await call(second, 'POST', 'logout');
  expect(await second.database.db.select().from(message)).toMatchObject([{ status: 'sent', attempts: 1 }]);
  await second.close();
  expect(mail.tried).toBe(1);
});
