import { useTranslate } from 'react-admin';
import type { Role } from '#contract/roles.ts';
import { paths } from '#web/paths.ts';
import { AsideCard } from '../record/AsideCard.tsx';
import { DeleteButton } from '../record/DeleteButton.tsx';
import { useRoleName } from '../use-role-name.ts';

/** Who holds a role, and the way to delete it. */
export function RoleCards({ role }: { role: Role }) {
  const translate = useTranslate();
  const roleName = useRoleName();
  const { users, builtIn, allowed } = role;
  const count = { smart_count: users };
  return (
    <>
      <AsideCard title={translate('roles.holders.title')}>
        <p>{users === 0 ? translate('roles.holders.none') : translate('roles.holders.some', count)}</p>
      </AsideCard>
      {(allowed.delete || (allowed.edit && builtIn)) && (
        <AsideCard title={translate('roles.delete.title')}>
          {builtIn || users > 0 ? (
            <p>{builtIn ? translate('roles.delete.builtIn') : translate('roles.delete.inUse', count)}</p>
          ) : (
            <div>
              <DeleteButton
                resource="roles"
                record={role}
                name={roleName(role.name)}
                text={translate('roles.delete.text')}
                back={paths.roles.getHref()}
              />
            </div>
          )}
        </AsideCard>
      )}
    </>
  );
}
