import type { operations } from '#contract/index.ts';
import type { Locale } from '#contract/locale.ts';
import type { BodyOf } from '#contract/operation.ts';
import type { Db } from '../../db/database.ts';
import { tenant } from '../../db/schema.ts';
import { refuseDuplicate } from '../../db/unique.ts';
import { changeUnlessChanged } from '../../db/versioned.ts';
import type { By } from '../../http/by.ts';
import { HttpProblem } from '../../http/problem.ts';
import { message } from '../../i18n/message.ts';
import { audit, differences } from '../audit/service.ts';
import { lockTenant } from './repository.ts';

/**
 * Makes a tenant, and gives its id.
 * @throws HttpProblem 422 where its name is taken
 */
export async function createTenant(db: Db, fields: BodyOf<typeof operations.tenants.create>, by: By): Promise<number> {
  const { actor, now, origin, locale } = by;
  const insert = db
    .insert(tenant)
    .values({ ...fields, createdAt: now })
    .returning({ id: tenant.id });
  const [made] = await unlessNameTaken(insert, locale);
  if (!made) throw new Error('The tenant was not made');
  const changed = differences({}, fields);
  await audit(db, now, { actor, action: 'create', entity: 'tenant', entityId: made.id, ...changed, origin });
  return made.id;
}

/**
 * Changes a tenant's name.
 * @throws HttpProblem 404 where there is none of that id, 409 where it was changed since its editor read it, 422 where
 * the name is taken
 */
export async function updateTenant(db: Db, body: BodyOf<typeof operations.tenants.update>, by: By): Promise<void> {
  const { id, version, ...fields } = body;
  const before = await lockTenant(db, id);
  if (!before) throw new HttpProblem(404, 'notFound');
  const changed = differences({ name: before.name }, fields);
  if (before.version === version && Object.keys(changed.after).length === 0) return;
  await unlessNameTaken(changeUnlessChanged(db, tenant, { id, version }, fields), by.locale);
  const { actor, now, origin } = by;
  await audit(db, now, { actor, action: 'change', entity: 'tenant', entityId: id, ...changed, origin });
}

function unlessNameTaken<T>(work: Promise<T>, locale: Locale): Promise<T> {
  const errors = { name: [message(locale, 'tenantNameTaken')] };
  return refuseDuplicate(work, 'tenant_name', new HttpProblem(422, 'invalid', { errors }));
}
