import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import {
  type PackageName,
  type PackageSecret,
  type PackageSettings,
  packageNames,
  packageSecrets,
  packageSettings,
} from '#contract/packages.ts';
import type { Db } from '../../db/database.ts';
import { packageSetting } from '../../db/schema.ts';
import { decryptSecret, encryptSecret, type SecretOf } from '../../encryption.ts';
import type { Context } from '../../http/context.ts';
import type { Secrets } from '../../secrets.ts';

export type PackageRow = typeof packageSetting.$inferSelect;

export async function findPackageRow(db: Db, name: PackageName): Promise<PackageRow | undefined> {
  const [row] = await db.select().from(packageSetting).where(eq(packageSetting.package, name));
  return row;
}

/** A package's settings as they hold now; its defaults where nothing was set. Secrets are not among them. */
export async function readPackageSettings<Name extends PackageName>(
  db: Db,
  name: Name,
): Promise<PackageSettings<Name>> {
  return settingsOf(name, await findPackageRow(db, name));
}

/** The settings of every package, in one query. */
export async function readAllSettings(db: Db): Promise<{ [Name in PackageName]: PackageSettings<Name> }> {
  const rows = await db.select().from(packageSetting);
  const found = packageNames.map((name) => [
    name,
    settingsOf(
      name,
      rows.find((row) => row.package === name),
    ),
  ]);
  return Object.fromEntries(found);
}

/** A package's settings of its row. */
export function settingsOf<Name extends PackageName>(
  name: Name,
  row: Pick<PackageRow, 'values'> | undefined,
): PackageSettings<Name> {
  return packageSettings[name].parse(row?.values ?? {}) as PackageSettings<Name>;
}

/**
 * A secret of a package, to be used at once and kept nowhere; undefined where none is set.
 * @throws Error where it was encrypted with another key
 */
export async function readPackageSecret<Name extends keyof typeof packageSecrets>(
  { database: { db }, secrets }: Pick<Context, 'database' | 'secrets'>,
  name: Name,
  setting: PackageSecret<Name> & string,
): Promise<string | undefined> {
  const encrypted = (await findPackageRow(db, name))?.secrets[setting];
  return encrypted === undefined ? undefined : decryptSecret(secrets, ownerOf(name, setting), encrypted);
}

/** A secret of a package as it is stored. */
export function sealSecret(secrets: Secrets, name: PackageName, setting: string, secret: string): string {
  return encryptSecret(secrets, ownerOf(name, setting), secret);
}

/** The schemas of a package's secrets, by name. */
export function secretsOf(name: PackageName): Readonly<Record<string, z.ZodMiniType<string>>> {
  return hasSecrets(name) ? packageSecrets[name].shape : {};
}

function hasSecrets(name: PackageName): name is keyof typeof packageSecrets {
  return Object.hasOwn(packageSecrets, name);
}

function ownerOf(name: PackageName, setting: string): SecretOf {
  return { purpose: 'package-setting', owner: `package:${name}.${setting}` };
}
