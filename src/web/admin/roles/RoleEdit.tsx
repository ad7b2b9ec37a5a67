import type { Role } from '#contract/roles.ts';
import { paths } from '#web/paths.ts';
import { EditPage } from '../record/EditPage.tsx';
import { useRoleName } from '../use-role-name.ts';
import { RoleCards } from './RoleCards.tsx';
import { RoleFields } from './RoleFields.tsx';

/** A role. Who may not change it sees what it lets people do. */
export function RoleEdit() {
  const roleName = useRoleName();
  return (
    <EditPage<Role>
      resource="roles"
      title={({ name }) => roleName(name)}
      back={paths.roles.getHref()}
      aside={(role) => <RoleCards role={role} />}
      isReadOnly={({ allowed }) => !allowed.edit}
    >
      <RoleFields />
    </EditPage>
  );
}
