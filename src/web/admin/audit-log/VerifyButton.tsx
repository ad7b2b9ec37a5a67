import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../Icon.tsx';
import { VerifyDialog } from './VerifyDialog.tsx';

/** Checks the audit log against its chain. */
export function VerifyButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="shield" />
        {translate('auditLog.verify.action')}
      </Button>
      {isOpen && <VerifyDialog onClose={() => setOpen(false)} />}
    </>
  );
}
