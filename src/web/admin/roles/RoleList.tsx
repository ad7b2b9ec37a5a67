import { useTranslate } from 'react-admin';
import { hasFlag } from '#contract/flags.ts';
import { knownFlags } from '#contract/known-flags.ts';
import type { Role } from '#contract/roles.ts';
import { paths } from '#web/paths.ts';
import { useFormats } from '../formats.ts';
import { CreateButton } from '../list/CreateButton.tsx';
import { EmptyList } from '../list/EmptyList.tsx';
import { ListFrame } from '../list/ListFrame.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { RecordLink } from '../list/RecordLink.tsx';
import { type ColumnOverrides, useSchemaColumns } from '../list/use-schema-columns.tsx';
import { useRoleName } from '../use-role-name.ts';
import { homeRoutes } from './home-routes.ts';

const columns: ColumnOverrides<Role> = {
  name: {
    tone: 'strong',
    card: 'top-start',
    render: (role) => <RoleLink role={role} />,
  },
  users: { card: 'bottom-start', render: ({ users }) => <Users users={users} /> },
  flags: { align: 'end', card: 'top-end', render: ({ flags }) => <Rights flags={flags} /> },
  enforceTwoFactor: { label: 'roles.twoFactor' },
  homeRoute: { tone: 'soft', card: 'bottom-end', render: ({ homeRoute }) => <Begin address={homeRoute} /> },
  featureFlags: false,
  builtIn: false,
};

const byName = { field: 'name', order: 'ASC' } as const;

/** Every role, and what it lets people do. */
export function RoleList() {
  return (
    <ListFrame sort={byName}>
      <RolePage />
    </ListFrame>
  );
}

function RolePage() {
  const translate = useTranslate();
  return (
    <ListPage
      title={translate('roles.title')}
      search={translate('roles.searchPlaceholder')}
      columns={useSchemaColumns('roles', columns)}
      actions={<CreateButton to={paths.role.getHref('create')} label={translate('roles.new')} />}
      empty={<EmptyList area="roles" />}
    />
  );
}

function RoleLink({ role: { id, name } }: { role: Role }) {
  const roleName = useRoleName();
  return <RecordLink to={paths.role.getHref(id)}>{roleName(name)}</RecordLink>;
}

function Users({ users }: { users: number }) {
  const translate = useTranslate();
  return translate('roles.users', { smart_count: users });
}

/** The page that a role begins at, as the navigation calls it; another address as it is. */
function Begin({ address }: { address: string }) {
  const translate = useTranslate();
  const route = homeRoutes.find((known) => known.address === address);
  return route ? translate(`nav.title.${route.name}`) : address;
}

/** How many of the known flags a role grants, wildcards counted out. */
function Rights({ flags }: Pick<Role, 'flags'>) {
  const translate = useTranslate();
  const { number } = useFormats();
  const granted = knownFlags.filter((flag) => hasFlag(flags, flag)).length;
  return translate('roles.rights', { granted: number(granted), all: number(knownFlags.length) });
}
