import type { Locale } from '#contract/locale.ts';
import type { Db } from '../db/database.ts';
import { appUser, role, tenant, userRole } from '../db/schema.ts';

interface DemoPerson {
  readonly firstname: string;
  readonly lastname: string;
  readonly role: 'reseller' | 'user' | 'agent';
  readonly locale?: Locale;
}

const ownStaff: readonly DemoPerson[] = [
  { firstname: 'Sanne', lastname: 'de Wit', role: 'reseller' },
  { firstname: 'Daan', lastname: 'Mulder', role: 'agent' },
];

const partner = 'Werk & Route';
const partnerStaff: readonly DemoPerson[] = [
  { firstname: 'Noor', lastname: 'Bakker', role: 'reseller' },
  { firstname: 'Youssef', lastname: 'Amrani', role: 'agent' },
  { firstname: 'Lotte', lastname: 'Hendriks', role: 'user' },
  { firstname: 'Emily', lastname: 'Clarke', role: 'agent', locale: 'en' },
];

/**
 * Invented staff of two tenants. None has a password, so that no start brings accounts that anyone could enter:
 * an administrator acts as them, or a reset mail lets them in.
 */
export async function seedPeople(db: Db, ownTenantId: number): Promise<void> {
  const [made] = await db.insert(tenant).values({ name: partner }).returning({ id: tenant.id });
  if (!made) throw new Error(`The tenant ${partner} could not be made`);
  const roles = new Map((await db.select().from(role)).map(({ name, id }) => [name, id]));
  const everybody = [
    ...ownStaff.map((person) => ({ ...person, tenantId: ownTenantId })),
    ...partnerStaff.map((person) => ({ ...person, tenantId: made.id })),
  ];
  for (const { role: roleName, ...person } of everybody) {
    const [user] = await db
      .insert(appUser)
      .values({ ...person, email: addressOf(person) })
      .returning({ id: appUser.id });
    const roleId = roles.get(roleName);
    if (!user || roleId === undefined) throw new Error(`${person.firstname} could not be made`);
    await db.insert(userRole).values({ userId: user.id, roleId });
  }
}

function addressOf({ firstname, lastname }: Omit<DemoPerson, 'role'>): string {
  return `${firstname}.${lastname}@example.com`.toLowerCase().replaceAll(' ', '');
}
