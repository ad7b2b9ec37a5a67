import * as z from 'zod/mini';
import type { Locale } from '#contract/locale.ts';
import {
  type PackageForm,
  type PackageInfo,
  type PackageName,
  packageNames,
  packageSettings,
} from '#contract/packages.ts';
import { type MessageName, message } from '../../i18n/message.ts';
import { type PackageRow, secretsOf, settingsOf } from './read-settings.ts';

const descriptions: Readonly<Record<PackageName, MessageName>> = {
  base: 'packageBase',
  session: 'packageSession',
  catalog: 'packageCatalog',
  survey: 'packageSurvey',
  payment: 'packagePayment',
  mail: 'packageMail',
  privacy: 'packagePrivacy',
};

/** Every package in a row, described in the reader's language. */
export function presentPackages(rows: readonly PackageRow[], version: string, locale: Locale): PackageInfo[] {
  return packageNames.map((name) => ({
    ...{ id: name, name, version, description: message(locale, descriptions[name]) },
    settings: Object.keys({ ...packageSettings[name].shape, ...secretsOf(name) }),
    updatedAt: changedAt(rows.find((row) => row.package === name)),
  }));
}

/** The settings of a package with what a form for them is made from. Of secrets it tells whether they are set. */
export function presentPackageForm(name: PackageName, row: PackageRow | undefined): PackageForm {
  const secrets = Object.keys(secretsOf(name));
  return {
    name,
    version: row?.version ?? 1,
    schema: schemaOf(name),
    values: { ...settingsOf(name, row) },
    secrets: Object.fromEntries(secrets.map((secret) => [secret, row?.secrets[secret] !== undefined])),
    updatedAt: changedAt(row),
  };
}

/** JSON Schema of a package's settings, each of which has a value, and of its secrets, which are written and not read. */
function schemaOf(name: PackageName): Record<string, unknown> {
  const { properties, ...schema } = z.toJSONSchema(packageSettings[name]);
  const secrets = Object.entries(secretsOf(name)).map(([secret, kind]) => {
    const { $schema: _, ...written } = z.toJSONSchema(kind, { io: 'input' });
    return [secret, { ...written, writeOnly: true }];
  });
  return { ...schema, properties: { ...properties, ...Object.fromEntries(secrets) } };
}

/** A row is there from the first attempt at a change; its version tells whether there was one. */
function changedAt(row: PackageRow | undefined): string | null {
  return row && row.version > 1 ? row.updatedAt.toISOString() : null;
}
