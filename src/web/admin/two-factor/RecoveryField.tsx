import { OutlinedInput } from '@mui/material';
import { type Ref, useId } from 'react';
import { useTranslate } from 'react-admin';
import { CodeFrame, describedBy } from './CodeFrame.tsx';

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
  const id = useId();
  return (
    <CodeFrame
      id={id}
      className="recovery-field"
      label={translate('twoFactor.recoveryCode')}
      hint={translate('twoFactor.recoveryHint')}
      error={error}
    >
      <OutlinedInput
        id={id}
        fullWidth
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={!!error}
        readOnly={readOnly}
        inputRef={inputRef}
        autoComplete="off"
        inputProps={{
          'aria-describedby': describedBy(id),
          autoCapitalize: 'characters',
          spellCheck: false,
          maxLength: 32,
        }}
      />
    </CodeFrame>
  );
}
