import { operations } from '#contract/index.ts';
import type { User } from '#contract/users.ts';
import { mayCall } from '#web/session/permissions.ts';
import { ApiTokens } from './ApiTokens.tsx';
import { DeleteUserCard } from './DeleteUser.tsx';
import { UserChanges } from './UserChanges.tsx';
import { UserSessions } from './UserSessions.tsx';
import './users.css';

/** What belongs to a user beside the form; each card only for who may read what it shows. */
export function UserAside({ user }: { user: User }) {
  const mayEdit = mayCall(operations.users.sessions.access);
  return (
    <>
      {mayEdit && <UserSessions user={user} />}
      {(mayEdit || user.allowed.createToken) && <ApiTokens user={user} />}
      {mayCall(operations.auditLog.list.access) && <UserChanges user={user} />}
      <DeleteUserCard user={user} />
    </>
  );
}
