import { useTranslate } from 'react-admin';
import type { User } from '#contract/users.ts';
import { Icon } from '../Icon.tsx';

/** Whether a user may sign in. */
export function UserStatus({ user: { active } }: { user: Pick<User, 'active'> }) {
  const translate = useTranslate();
  return (
    <span className={active ? 'status-chip status-chip--paid' : 'status-chip status-chip--archived'}>
      <Icon name={active ? 'check' : 'archive'} />
      {translate(active ? 'users.active' : 'users.blocked')}
    </span>
  );
}
