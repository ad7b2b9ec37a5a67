import { useTranslate } from 'react-admin';
import type { User } from '#contract/users.ts';
import { paths } from '#web/paths.ts';
import { TooltipButton } from '../controls/TooltipButton.tsx';
import { AsideCard } from '../record/AsideCard.tsx';
import { DeleteButton } from '../record/DeleteButton.tsx';
import { useDeleteRecord } from '../record/use-delete-record.ts';

/** Deletes a user after asking, from the row of a list. */
export function DeleteUser({ user }: { user: User }) {
  const translate = useTranslate();
  const { name } = user;
  const text = translate('users.delete.text', { name });
  const { isPending, removeIfSure } = useDeleteRecord({ resource: 'users', record: user, name, text });
  return (
    <TooltipButton
      label={translate('users.delete.action', { name })}
      icon="delete"
      flag="userManagement.delete"
      disabled={isPending || !user.allowed.delete}
      onClick={() => void removeIfSure()}
    />
  );
}

/** What deleting a user means, and the button that does so. */
export function DeleteUserCard({ user }: { user: User }) {
  const translate = useTranslate();
  if (!user.allowed.delete) return null;
  const { name } = user;
  const text = translate('users.delete.text', { name });
  return (
    <AsideCard title={translate('users.delete.title')}>
      <div className="user-card">
        <p>{text}</p>
        <DeleteButton resource="users" record={user} name={name} text={text} back={paths.users.getHref()} />
      </div>
    </AsideCard>
  );
}
