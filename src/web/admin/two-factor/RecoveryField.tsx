import { TextField } from '@mui/material';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';

interface RecoveryFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error?: string;
  readonly readOnly?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A recovery code in place of one from the app. */
export function RecoveryField({ value, onChange, error, readOnly, inputRef }: RecoveryFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      id="recovery-code"
      className="recovery-field"
      label={translate('twoFactor.recoveryCode')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={!!error}
      helperText={error ? <span role="alert">{error}</span> : translate('twoFactor.recoveryHint')}
      inputRef={inputRef}
      slotProps={{
        htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 32, readOnly },
      }}
    />
  );
}
