import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { startUp } from '#server/start-up.ts';
import { administrator, type BuiltServer, startServer } from './built-server.ts';

/**
 * The server as it ships, on data that no screen makes: the source prepares the folder and leaves it before the build
 * starts on it.
 */
export async function startPreparedServer(
  prepare: (opened: { database: Database }) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<BuiltServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'arbeidsmarktscan-prepared-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    LOG_LEVEL: 'silent',
  });
  const started = await startUp(config);
  try {
    await prepare(started);
  } finally {
    await started.close();
  }
  const server = await startServer({ dataDir, env });
  return {
    ...server,
    async end(signal) {
      const code = await server.end(signal);
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
