import { Button, IconButton, InputAdornment, TextField } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { useAuthProvider, useTranslate } from 'react-admin';
import { SignInError } from '#web/session/sign-in.ts';
import { Icon } from '../Icon.tsx';
import { useAutofill } from './use-autofill.ts';

/** E-mail and password. The page leaves by itself once the session is there. */
export function SignInForm() {
  const translate = useTranslate();
  const authProvider = useAuthProvider();
  const field = useRef<HTMLInputElement>(null);
  const isAutofilled = useAutofill(field);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ title: string; text?: string }>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    // Read from the form: what a browser filled in by itself reaches it without a change event.
    const entered = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(undefined);
    try {
      await authProvider?.login({ username: entered.get('username'), password: entered.get('password') });
    } catch (error) {
      setProblem(explain(error, translate));
      setBusy(false);
      field.current?.focus();
    }
  };

  return (
    <form className="sign-in-form" onSubmit={(event) => void submit(event)} noValidate>
      <div role="alert" className={problem ? 'sign-in-problem' : undefined}>
        {problem && <Icon name="warning" />}
        {problem && (
          <p>
            <b>{problem.title}</b> {problem.text}
          </p>
        )}
      </div>
      <TextField
        id="username"
        name="username"
        type="email"
        label={translate('signIn.email')}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false } }}
      />
      <TextField
        id="password"
        name="password"
        type={isShown ? 'text' : 'password'}
        label={translate('signIn.password')}
        value={password}
        inputRef={field}
        onChange={(event) => setPassword(event.target.value)}
        slotProps={{
          htmlInput: { autoComplete: 'current-password', autoCapitalize: 'none', spellCheck: false },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  aria-label={translate(isShown ? 'signIn.hidePassword' : 'signIn.showPassword')}
                  onClick={() => setShown(!isShown)}
                >
                  <Icon name={isShown ? 'hide' : 'show'} />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Button type="submit" variant="contained" color="primary" disabled={!(password || isAutofilled) || isBusy}>
        {translate(isBusy ? 'signIn.busy' : 'signIn.submit')}
      </Button>
    </form>
  );
}

/** A failed sign-in in the specification's words, or the server's. */
export function explain(error: unknown, translate: (key: string) => string): { title: string; text?: string } {
  const reason = error instanceof SignInError ? error.reason : ({ key: 'failed' } as const);
  if ('text' in reason) return { title: reason.text };
  if (reason.key === 'noAnswer') return { title: translate('signIn.error.failed'), text: translate('signIn.noAnswer') };
  return { title: translate(`signIn.error.${reason.key}`) };
}
