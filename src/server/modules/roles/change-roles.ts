import { eq } from 'drizzle-orm';
import type { FlagMap } from '#contract/flags.ts';
import type { operations } from '#contract/index.ts';
import type { Locale } from '#contract/locale.ts';
import type { BodyOf } from '#contract/operation.ts';
import type { Db } from '../../db/database.ts';
import { role } from '../../db/schema.ts';
import { refuseDuplicate } from '../../db/unique.ts';
import { changeUnlessChanged } from '../../db/versioned.ts';
import type { By } from '../../http/by.ts';
import { HttpProblem } from '../../http/problem.ts';
import { message } from '../../i18n/message.ts';
import { audit, differences } from '../audit/service.ts';
import { requireAdministrator } from '../users/service.ts';
import { isBuiltIn, refusalToEdit, refuseToGiveMore } from './policy.ts';
import { countHolders, lockRole } from './repository.ts';

type RoleFields = BodyOf<typeof operations.roles.create>;

/**
 * Makes a role, and gives its id.
 * @throws HttpProblem 422 where its name is taken or it would hold more than who makes it
 */
export async function createRole(db: Db, fields: RoleFields, by: By): Promise<number> {
  if (by.actor.impersonator) throw new HttpProblem(422, 'whileImpersonating');
  refuseToGiveMore(by.actor, {}, fields.flags, sayBeyond(by.locale));
  const [made] = await unlessNameTaken(db.insert(role).values(fields).returning({ id: role.id }), by.locale);
  if (!made) throw new Error('The role was not made');
  await note(db, by, 'create', made.id, differences({}, fields));
  return made.id;
}

/**
 * Changes a role, at once for everybody who holds it: flags are read with each request.
 * @throws HttpProblem 404 where it is absent, 409 where it was changed since its editor read it, 422 where its name is
 * taken or kept, where the role holds or would hold more than who changes it, or where nobody would be left who may do
 * everything
 */
export async function updateRole(db: Db, changes: BodyOf<typeof operations.roles.update>, by: By): Promise<void> {
  const { id, version, ...fields } = changes;
  const before = await readToEdit(db, id, by);
  refuseForBuiltIn(before, fields, by.locale);
  refuseToGiveMore(by.actor, before.flags, fields.flags, sayBeyond(by.locale));
  const changed = differences(before, fields);
  if (before.version === version && Object.keys(changed.after).length === 0) return;
  await unlessNameTaken(changeUnlessChanged(db, role, { id, version }, fields), by.locale);
  if (before.flags['*'] === true && fields.flags['*'] !== true) await requireAdministrator(db);
  await note(db, by, 'change', id, changed);
}

/**
 * Deletes a role.
 * @throws HttpProblem 404 where it is absent, 422 where users hold it, where the product asks for it by name, or where
 * it holds more than who deletes it
 */
export async function removeRole(db: Db, id: number, by: By): Promise<void> {
  const { version: _, id: __, ...before } = await readToEdit(db, id, by);
  if (isBuiltIn(before)) throw new HttpProblem(422, 'roleBuiltIn');
  const count = await countHolders(db, id);
  if (count > 0) throw new HttpProblem(422, count === 1 ? 'roleInUseOnce' : 'roleInUse', { params: { count } });
  await db.delete(role).where(eq(role.id, id));
  await note(db, by, 'delete', id, differences(before, {}));
}

async function readToEdit(db: Db, id: number, { actor }: By) {
  const found = await lockRole(db, id);
  if (!found) throw new HttpProblem(404, 'notFound');
  const refusal = refusalToEdit(actor, found);
  if (refusal) throw refusal;
  return found;
}

/** What the product counts on: its roles keep their names, and somebody is left who may do everything. */
function refuseForBuiltIn(before: { name: string; flags: FlagMap }, after: RoleFields, locale: Locale): void {
  const errors: Record<string, string[]> = {};
  if (isBuiltIn(before) && after.name !== before.name) errors.name = [message(locale, 'roleNameKept')];
  const denies = Object.values(after.flags).includes(false);
  if (before.name === 'administrator' && (after.flags['*'] !== true || denies))
    errors.flags = [message(locale, 'roleAdministratorKept')];
  if (Object.keys(errors).length > 0) throw new HttpProblem(422, 'invalid', { errors });
}

function unlessNameTaken<T>(work: Promise<T>, locale: Locale): Promise<T> {
  const errors = { name: [message(locale, 'roleNameTaken')] };
  return refuseDuplicate(work, 'role_name', new HttpProblem(422, 'invalid', { errors }));
}

function sayBeyond(locale: Locale) {
  return (flag: string) => message(locale, 'roleGivesMore', { flag });
}

async function note(
  db: Db,
  { actor, now, origin }: By,
  action: 'create' | 'change' | 'delete',
  entityId: number,
  changed: ReturnType<typeof differences>,
): Promise<void> {
  await audit(db, now, { actor, action, entity: 'role', entityId, ...changed, origin });
}
