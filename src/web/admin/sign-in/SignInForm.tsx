import { Button, TextField } from '@mui/material';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Problem } from '../Problem.tsx';
import { PasswordField } from '../password/PasswordField.tsx';
import { RecoveryCodesDialog } from '../two-factor/RecoveryCodesDialog.tsx';
import { TwoFactorDialog } from '../two-factor/TwoFactorDialog.tsx';
import { useAutofill } from './use-autofill.ts';
import { useSignIn } from './use-sign-in.ts';

/** E-mail and password, then two-factor where it is asked for. The page leaves by itself once the session is there. */
export function SignInForm() {
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const isAutofilled = useAutofill(field);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, problem, challenge, recoveryCodes, submit, verify, cancel, proceed } = useSignIn();

  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);

  const submitForm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the form: what a browser filled in by itself reaches it without a change event.
    const entered = new FormData(event.currentTarget);
    void submit({ username: String(entered.get('username') ?? ''), password: String(entered.get('password') ?? '') });
  };

  return (
    <>
      <form className="sign-in-form" onSubmit={submitForm} noValidate>
        <Problem {...problem} />
        <TextField
          id="username"
          name="username"
          type="email"
          label={translate('signIn.email')}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          slotProps={{ htmlInput: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false } }}
        />
        <PasswordField
          id="password"
          label={translate('signIn.password')}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          inputRef={field}
        />
        <Button type="submit" variant="contained" color="primary" disabled={!(password || isAutofilled) || isBusy}>
          {translate(isBusy ? 'signIn.busy' : 'signIn.submit')}
        </Button>
      </form>
      {challenge && (
        <TwoFactorDialog
          setUp={challenge.purpose === 'setup_2fa' ? challenge : undefined}
          onVerify={({ code }) => verify(code)}
          onCancel={cancel}
        />
      )}
      {recoveryCodes && <RecoveryCodesDialog codes={recoveryCodes} onKept={proceed} />}
    </>
  );
}
