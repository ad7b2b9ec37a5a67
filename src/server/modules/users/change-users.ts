import type { BodyOf } from '#contract/operation.ts';
import type { User, userOperations } from '#contract/users.ts';
import type { Db } from '../../db/database.ts';
import { appUser } from '../../db/schema.ts';
import { refuseDuplicate } from '../../db/unique.ts';
import { changeUnlessChanged } from '../../db/versioned.ts';
import type { By } from '../../http/by.ts';
import type { Context } from '../../http/context.ts';
import { HttpProblem } from '../../http/problem.ts';
import { message } from '../../i18n/message.ts';
import { audit, differences } from '../audit/service.ts';
import { queueMail } from '../messages/service.ts';
import { endSessionsOf, forgetResets, mailPasswordLink, refuseWhileImpersonating } from '../session/service.ts';
import { requireAdministrator } from './administrators.ts';
import { revokeTokensOf } from './api-token-repository.ts';
import { checkUser } from './check-user.ts';
import { requireManageable, rightsOf } from './policy.ts';
import { presentUser } from './presenter.ts';
import { findVisible } from './read-users.ts';
import { deleteUser, insertUser, type ListedUser, replaceGroups, replaceRoles } from './repository.ts';

/**
 * A new user, who gets a mail with a link to choose a password once active.
 * @throws HttpProblem 422 with messages by field
 */
export async function createUser(
  db: Db,
  context: Context,
  body: BodyOf<typeof userOperations.create>,
  by: By,
): Promise<User> {
  refuseWhileImpersonating(by.actor);
  const { row, roles, groups } = await checkUser(db, body, by);
  const id = await refuseDuplicate(insertUser(db, { ...row, createdAt: by.now }), 'app_user_email', emailTaken(by));
  await replaceRoles(db, id, idsOf(roles));
  await replaceGroups(db, id, idsOf(groups));
  const made = await findVisible(db, by.actor, id);
  await note(db, 'create', made, differences({}, factsOf(made)), by);
  if (made.active) await mailPasswordLink(db, context, { ...made, passwordHash: null });
  return presentUser(made, by.actor);
}

/**
 * Changes a user. Rights, tenant and being active act at once: who is disabled or moved is signed out everywhere.
 * @throws HttpProblem 404 for whom the actor does not see, 422 for who may do more and with messages by field, 409 where
 *   somebody else was first
 */
export async function changeUser(
  db: Db,
  id: number,
  { version, ...body }: BodyOf<typeof userOperations.update>,
  by: By,
): Promise<User> {
  const before = await findVisible(db, by.actor, id);
  requireManageable(by.actor, before);
  const { row, roles, groups } = await checkUser(db, body, by, before);
  const change = changeUnlessChanged(db, appUser, { id, version }, row);
  await refuseDuplicate(change, 'app_user_email', emailTaken(by));
  await replaceRoles(db, id, idsOf(roles));
  await replaceGroups(db, id, idsOf(groups));
  const after = await findVisible(db, by.actor, id);
  if (isAdministrator(before) && !isAdministrator(after)) await requireAdministrator(db);
  await act(db, by.now, before, after);
  await note(db, 'change', after, differences(factsOf(before), factsOf(after)), by);
  return presentUser(after, by.actor);
}

/**
 * Deletes a user, with sessions and API tokens. Responses that the user started stay with the tenant.
 * @throws HttpProblem 404 for whom the actor does not see, 422 for oneself, for who may do more and for the last
 *   administrator
 */
export async function removeUser(db: Db, id: number, by: By): Promise<void> {
  const before = await findVisible(db, by.actor, id);
  requireManageable(by.actor, before);
  if (id === by.actor.userId) throw new HttpProblem(422, 'ownAccount');
  if (!(await deleteUser(db, id))) throw new HttpProblem(404, 'notFound');
  if (isAdministrator(before)) await requireAdministrator(db);
  await note(db, 'delete', before, differences(factsOf(before), {}), by);
}

/** What a change brings about besides itself. */
async function act(db: Db, now: Date, before: ListedUser, after: ListedUser): Promise<void> {
  const { id, tenantId } = after;
  if ((before.active && !after.active) || before.tenantId !== tenantId) {
    await endSessionsOf(db, id, undefined, now);
    await revokeTokensOf(db, id, now);
  }
  if (before.email.toLowerCase() === after.email.toLowerCase()) return;
  // A link that went to the old address must not open the account any more, and who reads there should know.
  await forgetResets(db, id);
  const { email: recipient, locale, firstname: name } = before;
  if (after.active) {
    await queueMail(db, now, {
      template: 'emailChanged',
      recipient,
      tenantId,
      locale,
      params: { name, path: '/login' },
    });
  }
}

function isAdministrator(user: ListedUser): boolean {
  return user.active && rightsOf(user).flags['*'] === true;
}

/** What of a user is noted in the audit log. */
function factsOf(user: ListedUser): Record<string, unknown> {
  const { firstname, lastname, email, locale, active, requiresTwoFactor } = user;
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(', ');
  return {
    ...{ firstname, lastname, email, locale, active, requiresTwoFactor, tenant: user.tenantName },
    ...{ roles: names(user.roles), groups: names(user.groups) },
  };
}

function note(
  db: Db,
  action: 'create' | 'change' | 'delete',
  { id: entityId, tenantId }: ListedUser,
  changed: ReturnType<typeof differences>,
  { actor, now, origin }: By,
) {
  return audit(db, now, { actor, tenantId, action, entity: 'user', entityId, ...changed, origin });
}

function emailTaken({ locale }: By): HttpProblem {
  return new HttpProblem(422, 'invalid', { errors: { email: [message(locale, 'emailTaken')] } });
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
