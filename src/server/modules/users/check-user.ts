import type { BodyOf } from '#contract/operation.ts';
import type { userOperations } from '#contract/users.ts';
import { isEmail } from '#survey/check-text.ts';
import { isWithinRights, seesEveryTenant } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import type { By } from '../../http/by.ts';
import { HttpProblem } from '../../http/problem.ts';
import { type MessageName, message } from '../../i18n/message.ts';
import { rightsOf } from './policy.ts';
import {
  findGroups,
  findRoles,
  type GroupFacts,
  isEmailTaken,
  isTenant,
  type ListedUser,
  type RoleFacts,
} from './repository.ts';

type Details = BodyOf<typeof userOperations.create>;

/** A user as staff want one, with what it refers to. */
export interface WantedUser {
  readonly row: Pick<Details, 'firstname' | 'lastname' | 'email' | 'locale' | 'active' | 'requiresTwoFactor'> & {
    readonly tenantId: number;
  };
  readonly roles: readonly RoleFacts[];
  readonly groups: readonly GroupFacts[];
}

/**
 * Judges what staff filled in for a user, whole: every wrong field is named at once.
 * @param before the user as stored; undefined for a new one
 * @throws HttpProblem 422 with messages by field
 */
export async function checkUser(
  db: Db,
  body: Details,
  { actor, locale }: By,
  before?: ListedUser,
): Promise<WantedUser> {
  const errors: Record<string, string[]> = {};
  const refuse = (field: keyof Details, name: MessageName) => {
    errors[field] ??= [message(locale, name)];
  };
  const isSelf = before?.id === actor.userId;
  const ownTenant = before?.tenantId ?? actor.tenantId;
  const { firstname, lastname, email, tenant: tenantId = ownTenant, active, requiresTwoFactor } = body;

  if (!isEmail(email)) refuse('email', 'emailInvalid');
  else if (await isEmailTaken(db, email, before?.id)) refuse('email', 'emailTaken');

  if (tenantId !== ownTenant) {
    if (isSelf || !seesEveryTenant(actor)) refuse('tenant', 'tenantNotYours');
    else if (!(await isTenant(db, tenantId))) refuse('tenant', 'tenantUnknown');
  }
  if (isSelf && !active) refuse('active', 'ownActive');

  const roles = await findRoles(db, body.roleIds);
  const isSame = sameIds(roles, before?.roles ?? []);
  if (roles.length < new Set(body.roleIds).size) refuse('roleIds', 'roleUnknown');
  else if (isSelf && !isSame) refuse('roleIds', 'ownRoles');
  else if (!isSame && !isWithinRights(actor, rightsOf({ roles }))) refuse('roleIds', 'roleMoreRights');

  const groups = await wantedGroups(db, body.groupIds, tenantId, before);
  if (groups.length < new Set(body.groupIds).size) refuse('groupIds', 'groupUnknown');

  if (Object.keys(errors).length > 0) throw new HttpProblem(422, 'invalid', { errors });
  const row = { firstname, lastname, email, tenantId, locale: body.locale, active, requiresTwoFactor };
  return { row, roles, groups };
}

/** Groups that are not named stay, unless the user leaves their tenant. */
async function wantedGroups(db: Db, ids: readonly number[] | undefined, tenantId: number, before?: ListedUser) {
  if (ids) return findGroups(db, tenantId, ids);
  return before?.tenantId === tenantId ? before.groups : [];
}

function sameIds(some: readonly { id: number }[], others: readonly { id: number }[]): boolean {
  return some.length === others.length && some.every(({ id }) => others.some((other) => other.id === id));
}
