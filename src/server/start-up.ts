import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { type FirstStart, seedIfEmpty } from './demo/seed.ts';
import { createMailer } from './modules/messages/service.ts';
import { projectRoot } from './root.ts';
import { loadSecrets } from './secrets.ts';

export interface Started {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Set when this start found an empty database. */
  readonly firstStart: FirstStart | undefined;
  close(): Promise<void>;
}

/**
 * Opens and migrates the database, seeds it if it is empty, and builds the app, ready to listen.
 *
 * @param print where mail is shown that has no server to go to
 */
export async function startUp(
  config: Config,
  clock: Clock = systemClock,
  print: (text: string) => void = (text) => process.stdout.write(text),
): Promise<Started> {
  const database = await openDatabase(config);
  try {
    await migrate(database.db);
    const firstStart = await seedIfEmpty(database.db, config, clock);
    const app = await buildApp({
      ...{ config, database, clock, secrets: loadSecrets(config), version: readVersion() },
      siteUrl: config.publicUrl ?? `http://localhost:${config.port}`,
      mailer: createMailer(config, print),
    });
    const close = async () => {
      await app.close();
      await database.close();
    };
    return { app, database, firstStart, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
  return version;
}
