import { sql } from 'drizzle-orm';
import type { Info } from '#contract/info.ts';
import type { Locale } from '#contract/locale.ts';
import { type Actor, seesEveryTenant } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Context } from '../../http/context.ts';
import { message } from '../../i18n/message.ts';
import { jobHealth } from '../queue/service.ts';
import { lastMigration, type PartHealth } from './health.ts';
import { addressesOf } from './service.ts';

export interface InfoInput {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly startedAt: Date;
  readonly health: readonly PartHealth[];
}

/** What runs here. How it runs, and on what, is for who sees every tenant: others could only use it for an attack. */
export async function readInfo(context: Context, { actor, locale, startedAt, health }: InfoInput): Promise<Info> {
  const { config, version } = context;
  const isFailing = health.some(({ status }) => status === 'failing');
  const { url: baseUrl, apiUrl } = addressesOf(config);
  const open = { version, baseUrl, apiUrl, status: isFailing ? 'failing' : 'ok' } as const;
  if (!seesEveryTenant(actor)) return { ...open, system: null };
  const parts = health.map(({ name, status, text, params }) => ({ name, status, text: message(locale, text, params) }));
  return {
    ...open,
    system: {
      node: process.version,
      startedAt: startedAt.toISOString(),
      database: await readDatabase(context),
      jobs: await jobHealth(context),
      parts,
    },
  };
}

async function readDatabase({ database: { engine, db } }: Context) {
  return { engine, version: await serverVersion(db), migration: await lastMigration(db) };
}

async function serverVersion(db: Db): Promise<string> {
  const shown = await db.execute(sql`SHOW server_version`);
  return rowsOf<{ server_version: string }>(shown)[0]?.server_version.split(' ')[0] ?? '';
}
