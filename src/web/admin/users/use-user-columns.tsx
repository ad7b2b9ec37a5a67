import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { User } from '#contract/users.ts';
import { seesEveryTenant } from '#web/session/permissions.ts';
import { Icon } from '../Icon.tsx';
import type { Column } from '../list/column.ts';
import { RelativeTime } from '../RelativeTime.tsx';
import { useRoleName } from '../use-role-name.ts';
import { LoginAs } from './LoginAs.tsx';

const label = (field: string) => `users.field.${field}`;

/** The columns of the list of users, in the person's language. */
export function useUserColumns(): readonly Column<User>[] {
  const translate = useTranslate();
  const roleName = useRoleName();
  return useMemo(() => {
    const tenant: Column<User> = { name: 'tenant', label: label('tenant'), render: (user) => user.tenant.name };
    return [
      { name: 'name', label: label('name'), sort: 'name', tone: 'strong', card: 'top-start', render: (u) => u.name },
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
        render: ({ roles }) =>
          roles.map((role) => (
            <span key={role} className="role-chip">
              {roleName(role)}
            </span>
          )),
      },
      ...(seesEveryTenant() ? [tenant] : []),
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
      {
        name: 'active',
        label: label('active'),
        card: 'top-end',
        render: ({ active }) => (
          <span className={active ? 'status-chip status-chip--paid' : 'status-chip status-chip--archived'}>
            <Icon name={active ? 'check' : 'archive'} />
            {translate(active ? 'users.active' : 'users.blocked')}
          </span>
        ),
      },
      {
        name: 'actions',
        label: 'list.actions',
        isActions: true,
        card: 'side',
        render: (user) => <LoginAs user={user} />,
      },
    ];
  }, [translate, roleName]);
}

function twoFactorOf({ hasTwoFactor, requiresTwoFactor }: User): string {
  if (hasTwoFactor) return 'users.twoFactorOn';
  return requiresTwoFactor ? 'users.twoFactorDue' : 'users.twoFactorOff';
}
