import { and, eq } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit-entry.ts';
import type { User } from '#contract/users.ts';
import { auditLog, message, role } from '#server/db/schema.ts';
import { call, signIn, type TestApp } from './app.ts';
import { makePerson, type Person, password } from './people.ts';

interface Answered {
  _data: User;
  detail?: string;
  errors?: Record<string, string[]>;
}

/** Who manages the users of the own tenant, and nothing else. */
export const managerFlags = {
  'userManagement.*': true,
  'userManagement.loginAs': false,
  'surveyManagement.show': true,
};

/** What a form sends that changes nothing. */
export const bodyOf = ({ firstname, lastname, email, tenant, locale, active, requiresTwoFactor, ...user }: User) => ({
  ...{ firstname, lastname, email, tenant: tenant.id, locale, active, requiresTwoFactor },
  ...{ roleIds: user.roleIds, groupIds: user.groupIds, version: user.version },
});

/** The calls about users, and what they leave behind, in the app of a test file. */
export function userCalls(app: TestApp) {
  let count = 0;
  const get = (token: string, id: number) => call<Answered>(app, 'GET', `catalog/users/${id}`, { token });
  const post = (token: string, id: number, json: object) =>
    call<Answered>(app, 'POST', `catalog/users/${id}`, { token, json });
  return {
    get,
    post,
    put: (token: string, json: object) => call<Answered>(app, 'PUT', 'catalog/users/0', { token, json }),
    remove: (token: string, id: number) => call<Answered>(app, 'DELETE', `catalog/users/${id}`, { token }),
    change: async (token: string, id: number, changes: object) =>
      post(token, id, { ...bodyOf((await get(token, id)).body._data), ...changes }),
    tokenOf: async (person: Pick<Person, 'email'>) => (await signIn(app, person.email, password)).token,
    asAdmin: async () => (await signIn(app)).token,
    roleId: async (name: string) => (await app.database.db.select().from(role).where(eq(role.name, name)))[0]?.id ?? 0,
    someone: (options: Partial<Parameters<typeof makePerson>[1]> = {}) =>
      makePerson(app, { email: `someone${count++}@example.com`, flags: {}, ...options }),
    auditOf: (id: number, action: AuditAction) =>
      app.database.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.entityId, String(id)), eq(auditLog.action, action), eq(auditLog.entity, 'user'))),
    mailsTo: (recipient: string) => app.database.db.select().from(message).where(eq(message.recipient, recipient)),
  };
}
