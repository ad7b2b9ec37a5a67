import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { mayCall } from '#web/session/permissions.ts';
import { Icon } from '../Icon.tsx';
import { resources } from '../providers/resources.ts';
import { type DeleteOptions, useDeleteRecord } from './use-delete-record.ts';

interface DeleteButtonProps extends DeleteOptions {
  /** Where to be afterwards. */
  readonly back: string;
}

/** Deletes a record after asking. Who may not, does not see it. */
export function DeleteButton({ back, onDeleted, ...options }: DeleteButtonProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const leave = () => {
    onDeleted?.();
    navigate(back);
  };
  const { isPending, removeIfSure } = useDeleteRecord({ ...options, onDeleted: leave });
  const operation = resources[options.resource]?.remove;
  if (!operation || !mayCall(operation.access)) return null;
  return (
    <Button color="error" disabled={isPending} onClick={() => void removeIfSure()}>
      <Icon name="delete" />
      {translate('record.delete.action')}
    </Button>
  );
}
