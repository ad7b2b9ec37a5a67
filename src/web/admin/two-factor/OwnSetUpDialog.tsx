import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { CodeForm } from './CodeForm.tsx';
import { TwoFactorRefused } from './refusal.ts';
import { SetUpPending } from './SetUpPending.tsx';
import { TwoFactorFrame } from './TwoFactorFrame.tsx';
import type { CodeEntry } from './use-code-entry.ts';
import { useOwnSetUp } from './use-own-set-up.ts';

interface OwnSetUpDialogProps {
  readonly userId: number;
  readonly isReplacement: boolean;
  readonly onSaved: (recoveryCodes: readonly string[] | undefined) => void;
  readonly onClose: () => void;
}

/** Sets one's own two-factor up, or gives it a new key. */
export function OwnSetUpDialog({ userId, isReplacement, onSaved, onClose }: OwnSetUpDialogProps) {
  const translate = useTranslate();
  const { client } = useApi();
  const { setUp, problem, reload } = useOwnSetUp(userId);
  // The section behind the dialog changes as soon as it is saved; what this was for stays as it began.
  const [message] = useState(isReplacement ? 'twoFactor.updated' : 'twoFactor.activated');

  const save = async ({ code, password }: CodeEntry) => {
    const body = { twoFactorCode: code, twoFactorSecret: setUp?.secret ?? '', password };
    const { _data } = await client.call(operations.twoFactor.save, { params: { userId }, body });
    if (!_data.success) throw new TwoFactorRefused(_data.message || translate('twoFactor.error.refused'));
    toasts.success(translate(message));
    onSaved(_data.recoveryCodes);
  };

  return (
    <TwoFactorFrame title={translate('twoFactor.setUpTitle')} onClose={onClose}>
      {setUp ? (
        <CodeForm asksPassword setUp={setUp} onVerify={save} onCancel={onClose} />
      ) : (
        <>
          <SetUpPending problem={problem} />
          <footer className="two-factor-foot">
            <Button onClick={onClose}>{translate('twoFactor.cancel')}</Button>
            {problem && <Button onClick={reload}>{translate('twoFactor.retry')}</Button>}
          </footer>
        </>
      )}
    </TwoFactorFrame>
  );
}
