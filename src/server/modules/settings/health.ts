import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { HealthStatus } from '#contract/info.ts';
import type { Db } from '../../db/database.ts';
import { knownMigrations } from '../../db/migrate.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Context } from '../../http/context.ts';
import type { MessageName } from '../../i18n/message.ts';
import { checkMail } from '../messages/service.ts';
import { readPackageSecret, readPackageSettings } from '../packages/service.ts';
import { jobHealth } from '../queue/service.ts';

/** How a part is, as the name of a sentence and what that is filled with. */
export interface PartHealth {
  readonly name: 'database' | 'migrations' | 'jobs' | 'mail' | 'disk' | 'payment';
  readonly status: HealthStatus;
  readonly text: MessageName;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Milliseconds that a part has for its answer. */
const patience = 4_000;
/** Bytes that have to be free where the data is kept. */
const leastFree = 500 * 1024 * 1024;

type Verdict = Omit<PartHealth, 'name'>;

const parts: Readonly<Record<PartHealth['name'], (context: Context) => Promise<Verdict>>> = {
  async database({ database }) {
    await database.db.execute(sql`SELECT 1`);
    return { status: 'ok', text: 'databaseOk' };
  },
  async migrations({ database }) {
    const isCurrent = (await lastMigration(database.db)) === knownMigrations().at(-1);
    return isCurrent ? { status: 'ok', text: 'migrationsOk' } : { status: 'failing', text: 'migrationsFailing' };
  },
  async jobs(context) {
    const { mode, workers } = await jobHealth(context);
    if (workers > 0) return { status: 'ok', text: 'jobsOk', params: { workers } };
    return mode === 'off' ? { status: 'failing', text: 'jobsOff' } : { status: 'failing', text: 'jobsFailing' };
  },
  async mail(context) {
    const status = await checkMail(context);
    return { status, text: status === 'ok' ? 'mailOk' : 'mailOff' };
  },
  async disk({ config }) {
    const { bavail, bsize } = await statfs(config.dataDir);
    const free = bavail * bsize;
    const params = { gigabytes: Math.floor(free / 1024 ** 3) };
    return free < leastFree
      ? { status: 'failing', text: 'diskFailing', params }
      : { status: 'ok', text: 'diskOk', params };
  },
  async payment(context) {
    const { provider } = await readPackageSettings(context.database.db, 'payment');
    if (provider === 'test') return { status: 'off', text: 'paymentTest' };
    const key = await readPackageSecret(context, 'payment', 'mollieApiKey');
    return key ? { status: 'ok', text: 'paymentOk' } : { status: 'failing', text: 'paymentFailing' };
  },
};

const failures: Readonly<Record<PartHealth['name'], MessageName>> = {
  database: 'databaseFailing',
  migrations: 'migrationsFailing',
  jobs: 'jobsFailing',
  mail: 'mailFailing',
  disk: 'diskUnknown',
  payment: 'paymentFailing',
};

/** How every part is, all asked at once. A part that throws or takes too long is failing. */
export async function readHealth(context: Context): Promise<PartHealth[]> {
  const names = Object.keys(parts) as PartHealth['name'][];
  return Promise.all(
    names.map(async (name) => {
      const failing: Verdict = { status: 'failing', text: failures[name] };
      const verdict = await Promise.race([parts[name](context), late(failing)]).catch(() => failing);
      return { name, ...verdict };
    }),
  );
}

/** The name of the migration that was applied last. */
export async function lastMigration(db: Db): Promise<string> {
  const found = await db.execute(sql`SELECT name FROM migration ORDER BY name DESC LIMIT 1`);
  return rowsOf<{ name: string }>(found)[0]?.name ?? '';
}

function late(verdict: Verdict): Promise<Verdict> {
  return new Promise((resolve) => setTimeout(resolve, patience, verdict).unref());
}
