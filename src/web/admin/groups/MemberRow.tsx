import { IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { GroupMember } from '#contract/groups.ts';
import { operations } from '#contract/index.ts';
import { paths } from '#web/paths.ts';
import { mayCall } from '#web/session/permissions.ts';
import { Icon } from '../Icon.tsx';
import { RecordLink } from '../list/RecordLink.tsx';

interface MemberRowProps {
  readonly member: GroupMember;
  readonly isBusy: boolean;
  /** Takes the member out; who may not change the group has no such button. */
  readonly onRemove?: () => void;
}

/** A member; the name leads to the user, for who may see users. */
export function MemberRow({ member: { id, name, email, active }, isBusy, onRemove }: MemberRowProps) {
  const translate = useTranslate();
  return (
    <li className="group-member">
      <div>
        {mayCall(operations.users.get.access) ? (
          <RecordLink to={paths.user.getHref(id)}>{name}</RecordLink>
        ) : (
          <b>{name}</b>
        )}
        {!active && (
          <span className="status-chip status-chip--archived">
            <Icon name="archive" />
            {translate('users.blocked')}
          </span>
        )}
        <p>{email}</p>
      </div>
      {onRemove && (
        <IconButton
          size="small"
          disabled={isBusy}
          aria-label={translate('groups.members.remove', { name })}
          onClick={onRemove}
        >
          <Icon name="close" />
        </IconButton>
      )}
    </li>
  );
}
