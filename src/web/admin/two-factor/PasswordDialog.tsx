import { Button } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { readFailure } from '../call-failure.ts';
import { PasswordField } from '../password/PasswordField.tsx';
import { TwoFactorFrame } from './TwoFactorFrame.tsx';

interface PasswordDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly isDangerous?: boolean;
  /** Rejects where the password or the call was refused; the dialog says why and stays. */
  readonly onConfirm: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** A confirmation that costs the password: an open screen alone must not be enough. */
export function PasswordDialog({ title, text, confirm, isDangerous, onConfirm, onClose }: PasswordDialogProps) {
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!password || isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await onConfirm(password);
    } catch (reason) {
      const { fields, ...failure } = readFailure(reason, translate, 'twoFactor.error.occurred');
      setError(fields.password ?? [failure.text, failure.more].filter(Boolean).join(' '));
      setBusy(false);
      field.current?.focus();
    }
  };

  return (
    <TwoFactorFrame title={title} onClose={onClose}>
      <form className="two-factor-form" onSubmit={(event) => void submit(event)} noValidate>
        <div className="two-factor-body">
          <p>{text}</p>
          <PasswordField
            id="own-password"
            label={translate('twoFactor.password')}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            error={error}
            inputRef={field}
            autoFocus
          />
        </div>
        <footer className="two-factor-foot">
          <Button onClick={onClose}>{translate('twoFactor.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            disabled={!password || isBusy}
          >
            {confirm}
          </Button>
        </footer>
      </form>
    </TwoFactorFrame>
  );
}
