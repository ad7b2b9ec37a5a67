import { useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

interface DisableDialogProps {
  readonly userId: number;
  readonly onDisabled: () => void;
  readonly onClose: () => void;
}

/** Switches one's own two-factor off. */
export function DisableDialog({ userId, onDisabled, onClose }: DisableDialogProps) {
  const translate = useTranslate();
  const { client } = useApi();
  const disable = async (password: string) => {
    await client.call(operations.twoFactor.disable, { params: { userId }, body: { password } });
    toasts.success(translate('profile.twoFactor.disabled'));
    onDisabled();
  };
  return (
    <PasswordDialog
      title={translate('profile.twoFactor.disableTitle')}
      text={translate('profile.twoFactor.disableText')}
      confirm={translate('profile.twoFactor.disable')}
      isDangerous
      onConfirm={disable}
      onClose={onClose}
    />
  );
}
