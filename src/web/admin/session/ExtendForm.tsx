import { Button } from '@mui/material';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Problem } from '../Problem.tsx';
import { PasswordField } from '../password/PasswordField.tsx';
import { CodeField } from '../two-factor/CodeField.tsx';
import '../two-factor/two-factor.css';
import { useExtension } from './use-extension.ts';

interface ExtendFormProps {
  readonly hasTwoFactor: boolean;
  readonly onLeave: () => void;
}

/** Proves once more who is there, for a session that begins anew. */
export function ExtendForm({ hasTwoFactor, onLeave }: ExtendFormProps) {
  const translate = useTranslate();
  const { failure, isBusy, extend } = useExtension();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const passwordInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  // Two-factor may have been set up since this session began, which only the server knows then.
  const needsCode = hasTwoFactor || failure?.fields.twoFactorCode !== undefined;
  useEffect(() => {
    if (failure?.fields.twoFactorCode) codeInput.current?.focus();
    else if (failure) passwordInput.current?.focus();
  }, [failure]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!password) passwordInput.current?.focus();
    else await extend({ password, ...(needsCode && code && { twoFactorCode: code }) });
  };

  const isOnField = failure?.fields.password || failure?.fields.twoFactorCode;
  return (
    <form className="session-end-form" onSubmit={submit} noValidate>
      <div className="session-end-fields">
        <Problem text={isOnField ? undefined : failure?.text} more={failure?.more} />
        <PasswordField
          id="extend-password"
          label={translate('session.end.password')}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          inputRef={passwordInput}
          error={failure?.fields.password}
        />
        {needsCode && (
          <CodeField
            label={translate('session.end.code')}
            hint={translate('session.end.codeHint')}
            value={code}
            onChange={setCode}
            error={failure?.fields.twoFactorCode}
            readOnly={isBusy}
            inputRef={codeInput}
          />
        )}
      </div>
      <footer className="session-end-foot">
        <Button variant="outlined" onClick={onLeave}>
          {translate('session.end.leave')}
        </Button>
        <Button type="submit" variant="contained" color="primary" disabled={!password} aria-busy={isBusy}>
          {translate(isBusy ? 'session.end.busy' : 'session.end.stay')}
        </Button>
      </footer>
    </form>
  );
}
