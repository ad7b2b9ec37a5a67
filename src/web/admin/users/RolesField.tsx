import { useRecordContext, useTranslate } from 'react-admin';
import { hasFlag } from '#contract/flags.ts';
import { knownFlags } from '#contract/known-flags.ts';
import type { Role } from '#contract/roles.ts';
import type { User } from '#contract/users.ts';
import { Field } from '../record/Field.tsx';
import { useRoleName } from '../use-role-name.ts';
import { useRoles } from './use-choices.ts';
import './users.css';

/** The roles of a user, of those that the person may give, with a line on each. */
export function RolesField() {
  const translate = useTranslate();
  const roleName = useRoleName();
  const user = useRecordContext<User>();
  const detailOf = useDetail();
  const choices = useRoles()
    .filter(({ id, allowed }) => allowed.assign || user?.roleIds.includes(id))
    .map((role) => ({ id: role.id, name: roleName(role.name), detail: detailOf(role) }));
  return (
    <div className="user-checks">
      <Field source="roleIds" label={translate('users.field.roles')} choices={choices} />
    </div>
  );
}

/** What a role is for: in words where the product knows it, else how many rights it brings. */
function useDetail() {
  const translate = useTranslate();
  return ({ name, flags }: Role) => {
    const granted = knownFlags.filter((flag) => hasFlag(flags, flag)).length;
    const count = translate('users.rights.count', { smart_count: granted, all: knownFlags.length });
    return translate(`users.rights.of.${name}`, { _: count });
  };
}
