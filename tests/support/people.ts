import type { FlagMap } from '#contract/flags.ts';
import { appUser, role, tenant, userRole } from '#server/db/schema.ts';
import { hashPassword } from '#server/modules/session/service.ts';
import type { TestApp } from './app.ts';

/** The password of everybody that tests make. */
export const password = 'Grutto-fluit-3-keer';
const passwordHash = hashPassword(password);

export interface PersonOptions {
  readonly email: string;
  readonly firstname?: string;
  readonly tenantId?: number;
  /** The name of a role that exists, or the flags of a role of the person's own. */
  readonly role?: string;
  readonly flags?: FlagMap;
  readonly homeRoute?: string;
  readonly enforceTwoFactor?: boolean;
  readonly active?: boolean;
  readonly isSystem?: boolean;
}

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly roleId: number;
}

type Opened = Pick<TestApp, 'database'>;

/** A user with one role: a seeded one by its name, else one of the person's own. */
export async function makePerson({ database: { db } }: Opened, options: PersonOptions): Promise<Person> {
  const { email, tenantId = 1, firstname = email.split('@')[0] ?? email, active = true, isSystem = false } = options;
  const roleId = options.role
    ? (await db.select().from(role)).find(({ name }) => name === options.role)?.id
    : await makeRole(db, options);
  const [made] = await db
    .insert(appUser)
    .values({ tenantId, email, firstname, active, isSystem, passwordHash: await passwordHash })
    .returning({ id: appUser.id });
  if (!made || !roleId) throw new Error(`${email} could not be made`);
  await db.insert(userRole).values({ userId: made.id, roleId });
  return { id: made.id, email, roleId };
}

async function makeRole(db: Opened['database']['db'], options: PersonOptions): Promise<number | undefined> {
  const { email, flags = {}, homeRoute = '/responses', enforceTwoFactor = false } = options;
  const row = { name: `role of ${email}`, flags, featureFlags: {}, homeRoute, enforceTwoFactor };
  const [made] = await db.insert(role).values(row).returning({ id: role.id });
  return made?.id;
}

export async function makeTenant({ database: { db } }: Opened, name: string): Promise<number> {
  const [made] = await db.insert(tenant).values({ name }).returning({ id: tenant.id });
  if (!made) throw new Error(`The tenant ${name} could not be made`);
  return made.id;
}
