import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Locale } from '#contract/locale.ts';
import { type PackageName, packageSettings } from '#contract/packages.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { packageSetting } from '../../db/schema.ts';
import { HttpProblem } from '../../http/problem.ts';
import { message } from '../../i18n/message.ts';
import { audit, originOf } from '../audit/service.ts';

type Settings<Name extends PackageName> = z.output<(typeof packageSettings)[Name]>;

/** A package's settings as they hold now; its defaults where nothing was set. */
export async function readPackageSettings<Name extends PackageName>(db: Db, name: Name): Promise<Settings<Name>> {
  const [row] = await db.select().from(packageSetting).where(eq(packageSetting.package, name));
  return packageSettings[name].parse(row?.values ?? {}) as Settings<Name>;
}

/** A package's settings with the JSON Schema that the form for them is made from. */
export async function presentPackageSettings(db: Db, name: PackageName) {
  const schema = z.toJSONSchema(packageSettings[name], { io: 'input' }) as Record<string, unknown>;
  return { name, schema, values: { ...(await readPackageSettings(db, name)) } };
}

export interface SettingsChange {
  readonly name: PackageName;
  /** Those that change; the others stay. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly locale: Locale;
}

/**
 * Changes settings of a package, for every process at once: they are read where they are used.
 * @throws HttpProblem 422 with messages by setting
 */
export async function changePackageSettings(
  db: Db,
  now: Date,
  { name, values: wanted, locale }: SettingsChange,
  { actor, request }: { actor: Actor; request: FastifyRequest },
) {
  // Whoever changes settings at the same time waits here, so that neither change is lost.
  await db.insert(packageSetting).values({ package: name, values: {}, updatedAt: now }).onConflictDoNothing();
  await db.select().from(packageSetting).where(eq(packageSetting.package, name)).for('update');
  const before = await readPackageSettings(db, name);
  const after = check(name, { ...before, ...wanted }, locale);
  await db.update(packageSetting).set({ values: after, updatedAt: now }).where(eq(packageSetting.package, name));
  const origin = originOf(request);
  await audit(db, now, {
    actor,
    action: 'change',
    entity: 'package',
    entityId: name,
    before: { ...before },
    after,
    origin,
  });
  return presentPackageSettings(db, name);
}

function check(name: PackageName, values: Readonly<Record<string, unknown>>, locale: Locale): Record<string, unknown> {
  const schema = packageSettings[name];
  const errors: Record<string, string[]> = {};
  for (const key of Object.keys(values)) {
    if (!Object.hasOwn(schema.shape, key)) errors[key] = [message(locale, 'settingUnknown')];
  }
  const parsed = schema.safeParse(values, { error: z.locales[locale]().localeError });
  for (const { path, message: text } of parsed.error?.issues ?? []) errors[path.join('.')] = [text];
  if (!parsed.success || Object.keys(errors).length > 0) throw new HttpProblem(422, 'invalid', { errors });
  return parsed.data;
}
