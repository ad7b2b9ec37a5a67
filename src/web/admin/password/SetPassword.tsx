import { Button } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { ApiError } from '#web/api/client.ts';
import { type Failure, readFailure } from '../call-failure.ts';
import { focusInvalid } from '../focus-invalid.ts';
import { Problem } from '../Problem.tsx';
import { DoorShell } from '../shell/DoorShell.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { ToSignIn } from './ToSignIn.tsx';
import { useNewPassword } from './use-new-password.ts';

interface SetPasswordProps {
  readonly token: string;
  readonly onSet: (message: string) => void;
  readonly onAskAgain: () => void;
}

/** A new password in place of a forgotten one. A link that is used up or too old leads to a new one. */
export function SetPassword({ token, onSet, onAskAgain }: SetPasswordProps) {
  const translate = useTranslate();
  const { guest } = useApi();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const entry = useNewPassword();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [isDead, setDead] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!entry.judge()) return focusInvalid(form.current);
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { token, newPassword: entry.password };
      const { _data } = await guest.call(operations.session.resetPassword, { body });
      onSet(_data.message || translate('password.fallback.set'));
    } catch (error) {
      const reason = readFailure(error, translate, 'password.fallback.failed');
      const { newPassword } = reason.fields;
      entry.refuse(newPassword);
      setFailure(newPassword ? undefined : reason);
      // Refused, and not for the password: then it is the link, which no other password mends.
      setDead(error instanceof ApiError && error.status === 422 && !newPassword);
      setBusy(false);
      field.current?.focus();
    }
  };

  if (isDead) {
    return (
      <DoorShell title={translate('password.newTitle')}>
        <div className="password-step">
          <Problem {...failure} />
          <Button variant="contained" color="primary" autoFocus onClick={onAskAgain}>
            {translate('password.again')}
          </Button>
        </div>
        <ToSignIn />
      </DoorShell>
    );
  }
  return (
    <DoorShell title={translate('password.newTitle')}>
      <form ref={form} className="password-step" onSubmit={(event) => void submit(event)} noValidate>
        <Problem {...failure} />
        <NewPasswordFields entry={entry} inputRef={field} />
        <Button type="submit" variant="contained" color="primary" disabled={isBusy}>
          {translate(isBusy ? 'password.setting' : 'password.set')}
        </Button>
      </form>
      <ToSignIn />
    </DoorShell>
  );
}
