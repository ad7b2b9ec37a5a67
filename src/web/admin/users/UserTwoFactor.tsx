import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import type { User } from '#contract/users.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { useFormats } from '../formats.ts';
import { Icon } from '../Icon.tsx';
import { twoFactorOf } from './two-factor-of.ts';
import { useUserAction } from './use-user-action.ts';
import './users.css';

/** Where a user stands with two-factor and signing in, and what helps who lost the phone or the password. */
export function UserTwoFactor({ user }: { user: User }) {
  const translate = useTranslate();
  const { fullMoment } = useFormats();
  const { client } = useApi();
  const { isBusy, run } = useUserAction();
  const { id, name, email, hasTwoFactor, lastSignInAt, allowed } = user;
  const params = { name, email };
  return (
    <div className="record-field is-wide user-sign-in">
      <p>
        <span className={`status-chip status-chip--${hasTwoFactor ? 'paid' : 'archived'}`}>
          <Icon name="shield" />
          {translate('users.signIn.twoFactor', { state: translate(twoFactorOf(user)) })}
        </span>
        <span className="is-soft">
          {lastSignInAt
            ? translate('users.signIn.last', { moment: fullMoment(lastSignInAt) })
            : translate('users.signIn.neverYet')}
        </span>
      </p>
      <div className="user-buttons">
        {allowed.resetTwoFactor && (
          <Button
            disabled={isBusy}
            onClick={() =>
              void run({
                ...{ key: 'users.resetTwoFactor', params, isDangerous: true },
                call: () => client.call(operations.users.resetTwoFactor, { params: { id } }),
              })
            }
          >
            {translate('users.resetTwoFactor.action')}
          </Button>
        )}
        {allowed.sendReset && (
          <Button
            disabled={isBusy}
            onClick={() =>
              void run({
                ...{ key: 'users.sendReset', params },
                call: () => client.call(operations.users.sendReset, { params: { id } }),
              })
            }
          >
            <Icon name="mail" />
            {translate('users.sendReset.action')}
          </Button>
        )}
      </div>
    </div>
  );
}
