import { Button } from '@mui/material';
import { useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayCall } from '#web/session/permissions.ts';
import { Icon } from '../Icon.tsx';
import { resources } from '../providers/resources.ts';

/** The way to a new record. Who may not make one, does not see it. */
export function CreateButton({ to, label }: { to: string; label: string }) {
  const operation = resources[useResourceContext() ?? '']?.create;
  if (!operation || !mayCall(operation.access)) return null;
  return (
    <Button component={Link} to={to} variant="contained" color="primary">
      <Icon name="add" />
      {label}
    </Button>
  );
}
