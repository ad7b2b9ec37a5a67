import { useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

interface RenewCodesDialogProps {
  readonly userId: number;
  readonly onRenewed: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Ten new recovery codes for oneself. */
export function RenewCodesDialog({ userId, onRenewed, onClose }: RenewCodesDialogProps) {
  const translate = useTranslate();
  const { client } = useApi();
  const renew = async (password: string) => {
    const { _data } = await client.call(operations.twoFactor.renewRecoveryCodes, {
      params: { userId },
      body: { password },
    });
    onRenewed(_data.recoveryCodes);
  };
  return (
    <PasswordDialog
      title={translate('profile.twoFactor.renewTitle')}
      text={translate('profile.twoFactor.renewText')}
      confirm={translate('profile.twoFactor.renew')}
      onConfirm={renew}
      onClose={onClose}
    />
  );
}
