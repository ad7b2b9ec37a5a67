import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { User } from '#contract/users.ts';
import { paths } from '#web/paths.ts';
import { seesEveryTenant } from '#web/session/permissions.ts';
import type { Column } from '../list/column.ts';
import { Nothing } from '../list/Nothing.tsx';
import { RecordLink } from '../list/RecordLink.tsx';
import { RelativeTime } from '../RelativeTime.tsx';
import { useRoleName } from '../use-role-name.ts';
import { DeleteUser } from './DeleteUser.tsx';
import { LoginAs } from './LoginAs.tsx';
import { twoFactorOf } from './two-factor-of.ts';
import { UserStatus } from './UserStatus.tsx';
import './users.css';

const label = (field: string) => `users.column.${field}`;

/** The columns of the list of users, in the person's language. */
export function useUserColumns(): readonly Column<User>[] {
  const translate = useTranslate();
  const roleName = useRoleName();
  return useMemo(() => {
    const tenant: Column<User> = { name: 'tenant', label: label('tenant'), render: (user) => user.tenant.name };
    return [
      {
        name: 'name',
        label: label('name'),
        sort: 'name',
        tone: 'strong',
        card: 'top-start',
        render: ({ id, name }) => <RecordLink to={paths.user.getHref(id)}>{name}</RecordLink>,
      },
      {
        name: 'email',
        label: label('email'),
        sort: 'email',
        tone: 'soft',
        card: 'bottom-start',
        render: (u) => u.email,
      },
      {
        name: 'roles',
        label: label('roles'),
        card: 'last',
        render: ({ roles }) => (roles.length === 0 ? <Nothing /> : roles.map((role) => chip(role, roleName(role)))),
      },
      ...(seesEveryTenant() ? [tenant] : []),
      {
        name: 'groups',
        label: label('groups'),
        render: ({ groups }) => (groups.length === 0 ? <Nothing /> : groups.join(', ')),
      },
      {
        name: 'hasTwoFactor',
        label: label('hasTwoFactor'),
        render: (user) => (
          <span className={user.hasTwoFactor ? undefined : 'is-soft'}>{translate(twoFactorOf(user))}</span>
        ),
      },
      {
        name: 'lastSignInAt',
        label: label('lastSignInAt'),
        sort: 'lastSignInAt',
        firstOrder: 'DESC',
        align: 'end',
        card: 'bottom-end',
        render: ({ lastSignInAt }) =>
          lastSignInAt ? (
            <RelativeTime moment={lastSignInAt} />
          ) : (
            <span className="is-soft">{translate('users.never')}</span>
          ),
      },
      { name: 'active', label: label('active'), card: 'top-end', render: (user) => <UserStatus user={user} /> },
      {
        name: 'actions',
        label: 'list.actions',
        isActions: true,
        card: 'side',
        render: (user) => (
          <span className="user-actions">
            <LoginAs user={user} />
            <DeleteUser user={user} />
          </span>
        ),
      },
    ];
  }, [translate, roleName]);
}

function chip(role: string, name: string) {
  return (
    <span key={role} className="role-chip">
      {name}
    </span>
  );
}
