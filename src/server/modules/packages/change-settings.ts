import { eq } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import { type PackageName, packageSettings } from '#contract/packages.ts';
import type { Db } from '../../db/database.ts';
import { packageSetting } from '../../db/schema.ts';
import { HttpProblem } from '../../http/problem.ts';
import { fieldMessage, fieldMessages } from '../../i18n/field-message.ts';
import { message } from '../../i18n/message.ts';
import type { Secrets } from '../../secrets.ts';
import { type AuditEntry, audit } from '../audit/service.ts';
import { type PackageRow, sealSecret, secretsOf, settingsOf } from './read-settings.ts';

export interface SettingsChange {
  readonly name: PackageName;
  /** As which its editor saw it. */
  readonly version: number;
  /** Those that change; the others stay. A secret that is null is cleared. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly locale: Locale;
}

type Changed = Record<string, unknown>;

/**
 * Changes settings of a package, for every process at once: they are read where they are used.
 * @throws HttpProblem 422 with messages by setting, 409 where they were changed since their editor read them
 */
export async function changePackageSettings(
  db: Db,
  now: Date,
  { name, version, values, locale }: SettingsChange,
  { secrets, ...by }: Pick<AuditEntry, 'actor' | 'origin'> & { secrets: Secrets },
): Promise<PackageRow> {
  const row = await lockRow(db, name, now);
  const before = settingsOf(name, row);
  const { plain, secret } = check(name, before, values, locale);
  if (row.version !== version) throw new HttpProblem(409, 'conflict');
  const changes = changesOf(before, plain);
  const touched = Object.keys(secret).filter((key) => secret[key] !== null || row.secrets[key] !== undefined);
  if (Object.keys(changes.after).length + touched.length === 0) return row;
  const [changed] = await db
    .update(packageSetting)
    .set({ values: plain, secrets: sealed(secrets, row, secret), version: version + 1, updatedAt: now })
    .where(eq(packageSetting.package, name))
    .returning();
  await audit(db, now, {
    ...{ ...by, action: 'change', entity: 'package', entityId: name },
    before: { ...changes.before, ...Object.fromEntries(touched.map((key) => [key, isSet(row.secrets[key])])) },
    after: { ...changes.after, ...Object.fromEntries(touched.map((key) => [key, isSet(secret[key], 'changed')])) },
  });
  return changed as PackageRow;
}

/** Whoever changes settings at the same time waits here, so that neither change is lost. */
async function lockRow(db: Db, name: PackageName, now: Date): Promise<PackageRow> {
  await db.insert(packageSetting).values({ package: name, values: {}, updatedAt: now }).onConflictDoNothing();
  const [row] = await db.select().from(packageSetting).where(eq(packageSetting.package, name)).for('update');
  if (!row) throw new Error(`The settings of ${name} are gone`);
  return row;
}

/** Plain settings as they will be, and the secrets that change. */
function check(name: PackageName, before: Changed, wanted: Changed, locale: Locale) {
  const kinds = new Map(Object.entries(secretsOf(name)));
  const given = Object.entries(wanted);
  const plain = { ...before, ...Object.fromEntries(given.filter(([key]) => !kinds.has(key))) };
  const secret: Record<string, string | null> = {};
  const errors: Record<string, string[]> = {};
  for (const key of Object.keys(plain)) {
    if (!Object.hasOwn(packageSettings[name].shape, key)) errors[key] = [message(locale, 'settingUnknown')];
  }
  for (const [key, value] of given) {
    const kind = kinds.get(key);
    if (!kind) continue;
    const parsed = value === null ? undefined : kind.safeParse(value);
    const [issue] = parsed?.error?.issues ?? [];
    if (issue) errors[key] = [fieldMessage(locale, issue)];
    secret[key] = parsed?.data ?? null;
  }
  const parsed = packageSettings[name].safeParse(plain);
  if (parsed.error) Object.assign(errors, fieldMessages(locale, parsed.error));
  if (!parsed.data || Object.keys(errors).length > 0) throw new HttpProblem(422, 'invalid', { errors });
  return { plain: parsed.data as Changed, secret };
}

/** The settings that differ, as they were and as they are. */
function changesOf(before: Changed, after: Changed) {
  const changed = Object.keys(after).filter((key) => before[key] !== after[key]);
  const only = (settings: Changed) => Object.fromEntries(changed.map((key) => [key, settings[key]]));
  return { before: only(before), after: only(after) };
}

function sealed(
  secrets: Secrets,
  { package: name, secrets: stored }: PackageRow,
  changes: Record<string, string | null>,
) {
  const next = { ...stored };
  for (const [key, secret] of Object.entries(changes)) {
    if (secret === null) delete next[key];
    else next[key] = sealSecret(secrets, name as PackageName, key, secret);
  }
  return next;
}

/** What the audit log says of a secret: never what it is. */
function isSet(secret: string | null | undefined, set = 'set'): string {
  return secret == null ? 'not set' : set;
}
