import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { User } from '#contract/users.ts';
import { TooltipButton } from '../controls/TooltipButton.tsx';
import { Icon } from '../Icon.tsx';
import { useLoginAs } from './use-login-as.ts';

/** Logs in as a user, from the row of a list. */
export function LoginAs({ user }: { user: User }) {
  const translate = useTranslate();
  const { isBusy, loginAs } = useLoginAs(user);
  return (
    <TooltipButton
      label={translate('users.loginAs.action', { name: user.name })}
      icon="swap"
      flag="userManagement.loginAs"
      disabled={isBusy || !user.allowed.loginAs}
      onClick={() => void loginAs()}
    />
  );
}

/** Logs in as a user, from the user's page; not there where that is not allowed. */
export function LoginAsButton({ user }: { user: User }) {
  const translate = useTranslate();
  const { isBusy, loginAs } = useLoginAs(user);
  if (!user.allowed.loginAs) return null;
  return (
    <Button disabled={isBusy} onClick={() => void loginAs()}>
      <Icon name="swap" />
      {translate('users.loginAs.action', { name: user.firstname })}
    </Button>
  );
}
