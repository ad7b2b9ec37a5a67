import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { startUp } from '#server/start-up.ts';
import { adminPassword, signIn } from '#tests/support/app.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'arbeidsmarktscan-verify-'));
const config = readConfig({ DATA_DIR: dataDir, SEED: 'none', ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'silent' });

/** `npm run audit:verify` on the embedded database. */
function verify(env: Record<string, string> = {}) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/server/verify-audit.ts'], {
    cwd: root,
    env: { ...inherited, DATA_DIR: dataDir, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

beforeAll(async () => {
  const started = await startUp(config);
  await signIn(started);
  expect(verify()).toMatchObject({ status: 1, stderr: expect.stringMatching(/in use by process \d+.*\n.*button/s) });
  await started.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('says that the log is whole: what a server wrote last was sealed when it closed', () => {
  expect(verify()).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /^(\d+) rows, \1 of them in the chain\.\nThe audit log is whole\. It ends at \1 with /,
    ),
  });
});

it('says where it is not, and ends with 1', async () => {
  const database = await openDatabase(config);
  await database.exec(`UPDATE audit_log SET address = '192.0.2.9' WHERE seq = 1`);
  await database.close();
  expect(verify()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/not whole: the details of row 1 of the chain \(id \d+\) were changed/),
  });
});

it('asks for the key instead of making one', () => {
  expect(verify({ DATA_DIR: join(dataDir, 'elsewhere') })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('ENCRYPTION_KEY'),
  });
});
