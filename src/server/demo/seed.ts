import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { count, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { FlagMap } from '#contract/flags.ts';
import { defaultLocale, type Localized, localized } from '#contract/locale.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { appUser, content, referenceRow, role, tenant, userRole } from '../db/schema.ts';
import { sanitizeHtml } from '../html/sanitize.ts';
import { hashPassword } from '../modules/session/service.ts';
import { foldText, publish, readDefinition, readWithFiles } from '../modules/surveys/service.ts';
import { projectRoot } from '../root.ts';
import { seedPeople } from './people.ts';
import { demoTables } from './tables.ts';

export interface FirstStart {
  readonly email: string;
  /** The administrator's password where this start made one; it is kept nowhere. */
  readonly madePassword: string | undefined;
}

const folder = join(projectRoot, 'src/server/demo');
const lockKey = 7_204_312;
const rowsAtOnce = 500;

const roles: { name: string; flags: FlagMap }[] = [
  { name: 'administrator', flags: { '*': true } },
  {
    name: 'reseller',
    flags: { 'surveyManagement.show': true, 'surveyManagement.export': true, 'userManagement.profile': true },
  },
  { name: 'user', flags: { 'surveyManagement.show': true, 'userManagement.profile': true } },
  { name: 'agent', flags: { 'surveyManagement.show': true, 'userManagement.profile': true } },
];

const contents = z.array(
  z.strictObject({
    slug: z.string(),
    name: localized,
    isMenu: z.boolean(),
    isHome: z.boolean(),
    authRequired: z.boolean(),
    type: z.enum(['content', 'survey']),
    nameTech: z.optional(z.string()),
    position: z.int(),
    body: localized,
  }),
);

/**
 * The first start on an empty database: roles, an administrator and, unless told not to, the demo.
 * All or nothing; processes that start at once wait for the first.
 */
export async function seedIfEmpty(db: Db, config: Config, clock: Clock): Promise<FirstStart | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockKey})`);
    const [users] = await tx.select({ rows: count() }).from(appUser);
    if (users && users.rows > 0) return undefined;
    const { firstStart, tenantId } = await seedStaff(tx, config);
    if (config.seed === 'demo') {
      await seedDemo(tx, clock);
      await seedPeople(tx, tenantId);
    }
    return firstStart;
  });
}

async function seedStaff(db: Db, { adminEmail, adminPassword }: Config) {
  const madePassword = adminPassword === undefined ? randomBytes(12).toString('base64url') : undefined;
  const passwordHash = await hashPassword(adminPassword ?? madePassword ?? '');
  const [home] = await db.insert(tenant).values({ name: 'De Arbeidsmarktscan' }).returning({ id: tenant.id });
  const made = await db
    .insert(role)
    .values(roles.map((row) => ({ ...row, featureFlags: {}, homeRoute: '/responses', enforceTwoFactor: false })))
    .returning({ id: role.id, name: role.name });
  const administrator = made.find(({ name }) => name === 'administrator');
  if (!home || !administrator) throw new Error('The first tenant and role could not be made');
  const [user] = await db
    .insert(appUser)
    .values({
      tenantId: home.id,
      email: adminEmail,
      firstname: 'Admin',
      passwordHash,
      isSystem: true,
      locale: defaultLocale,
    })
    .returning({ id: appUser.id });
  if (!user) throw new Error('The administrator could not be made');
  await db.insert(userRole).values({ userId: user.id, roleId: administrator.id });
  const firstStart: FirstStart = { email: adminEmail, madePassword };
  return { firstStart, tenantId: home.id };
}

async function seedDemo(db: Db, clock: Clock): Promise<void> {
  for (const { table, rows } of demoTables(folder)) {
    const values = rows.map(({ id, label, detail, words = '', data }, position) => ({
      table,
      id,
      label,
      detail: detail ?? null,
      data: { ...data },
      search: foldText([id, ...textsOf(label), ...textsOf(detail), words].join(' ')),
      position,
    }));
    for (let start = 0; start < values.length; start += rowsAtOnce) {
      await db.insert(referenceRow).values(values.slice(start, start + rowsAtOnce));
    }
  }
  await publish(db, readDefinition(join(folder, 'surveys/arbeidsmarktscan.json')), clock.now());
  const pages = contents.parse(readWithFiles(join(folder, 'contents/index.json')));
  await db.insert(content).values(
    pages.map(({ body, nameTech, ...page }) => ({
      ...page,
      nameTech: nameTech ?? null,
      body: typeof body === 'string' ? sanitizeHtml(body) : mapTexts(body),
    })),
  );
}

function textsOf(text: Localized | undefined): string[] {
  return typeof text === 'string' ? [text] : Object.values(text ?? {});
}

function mapTexts(texts: Partial<Record<'en' | 'nl', string>>): Record<'en' | 'nl', string> {
  return { en: sanitizeHtml(texts.en ?? ''), nl: sanitizeHtml(texts.nl ?? '') };
}
