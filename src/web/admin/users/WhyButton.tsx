import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { User } from '#contract/users.ts';
import { Icon } from '../Icon.tsx';
import { PermissionsDialog } from './PermissionsDialog.tsx';

/** Opens what a user may do, and why. */
export function WhyButton({ user }: { user: User }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="key" />
        {translate('users.why.action')}
      </Button>
      {isOpen && <PermissionsDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
