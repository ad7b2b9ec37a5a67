import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { type FirstStart, seedIfEmpty } from './demo/seed.ts';
import { createMailer, forgetOldMail } from './modules/messages/service.ts';
import { forgetOldKeys } from './modules/responses/service.ts';
import { tidySessions } from './modules/session/service.ts';
import { projectRoot } from './root.ts';
import { loadSecrets } from './secrets.ts';

/** Milliseconds between two rounds of clearing away what is no longer needed. */
const tidyEvery = 60 * 60 * 1000;

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
    const tidyUp = async () => {
      for (const forget of [forgetOldKeys, forgetOldMail, tidySessions]) {
        await forget(database.db, clock.now()).catch((error) => app.log.warn({ err: error }, 'not tidied up'));
      }
    };
    void tidyUp();
    const tidying = setInterval(tidyUp, tidyEvery).unref();
    const close = async () => {
      clearInterval(tidying);
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
