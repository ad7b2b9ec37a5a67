import { useQueryClient } from '@tanstack/react-query';
import type { User } from '#contract/users.ts';
import { paths } from '#web/paths.ts';
import { EditPage } from '../record/EditPage.tsx';
import { LoginAsButton } from './LoginAs.tsx';
import { UserAside } from './UserAside.tsx';
import { UserFields } from './UserFields.tsx';
import { UserStatus } from './UserStatus.tsx';
import { WhyButton } from './WhyButton.tsx';

/** A user: details, roles and groups, and how that one comes in. */
export function UserEdit() {
  const queries = useQueryClient();
  // What is changed of a user shows in the cards too: it is noted, and it may end sessions and tokens.
  const readAnew = () => void queries.invalidateQueries({ queryKey: ['users'] });
  return (
    <EditPage<User>
      resource="users"
      title={({ name }) => name}
      back={paths.users.getHref()}
      badge={(user) => <UserStatus user={user} />}
      actions={(user) => (
        <>
          <WhyButton user={user} />
          <LoginAsButton user={user} />
        </>
      )}
      aside={(user) => <UserAside user={user} />}
      onSaved={readAnew}
      isReadOnly={({ allowed }) => !allowed.edit}
    >
      <UserFields />
    </EditPage>
  );
}
