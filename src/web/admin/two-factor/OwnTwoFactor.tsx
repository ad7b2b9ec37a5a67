import { useState } from 'react';
import { DisableDialog } from './DisableDialog.tsx';
import { OwnSetUpDialog } from './OwnSetUpDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { RenewCodesDialog } from './RenewCodesDialog.tsx';

export type OwnTwoFactorTask = 'setUp' | 'renew' | 'disable';

interface OwnTwoFactorProps {
  readonly task: OwnTwoFactorTask;
  readonly userId: number;
  readonly hasTwoFactor: boolean;
  readonly onChanged: (hasTwoFactor: boolean) => void;
  readonly onClose: () => void;
}

/** One's own two-factor: set up, replaced or switched off, or its recovery codes renewed. Each asks the password. */
export function OwnTwoFactor({ task, userId, hasTwoFactor, onChanged, onClose }: OwnTwoFactorProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  const showCodes = (fresh: readonly string[] | undefined) => (fresh?.length ? setCodes(fresh) : onClose());
  if (codes) return <RecoveryCodesDialog codes={codes} onKept={onClose} />;
  if (task === 'renew') return <RenewCodesDialog userId={userId} onRenewed={showCodes} onClose={onClose} />;
  if (task === 'disable') {
    const disabled = () => {
      onChanged(false);
      onClose();
    };
    return <DisableDialog userId={userId} onDisabled={disabled} onClose={onClose} />;
  }
  const saved = (fresh: readonly string[] | undefined) => {
    onChanged(true);
    showCodes(fresh);
  };
  return <OwnSetUpDialog userId={userId} isReplacement={hasTwoFactor} onSaved={saved} onClose={onClose} />;
}
