import { IconButton, InputAdornment, TextField } from '@mui/material';
import { type Ref, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../Icon.tsx';
import './password.css';

interface PasswordFieldProps {
  readonly id: string;
  readonly name?: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly error?: string;
  readonly hint?: string;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
}

/** A password, which shows what is typed only when asked to. */
export function PasswordField({ onChange, autoComplete, error, hint, name, ...field }: PasswordFieldProps) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      name={name ?? field.id}
      type={isShown ? 'text' : 'password'}
      className="password-field"
      error={!!error}
      helperText={error ?? hint}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { autoComplete, autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                aria-label={translate(isShown ? 'signIn.hidePassword' : 'signIn.showPassword')}
                aria-controls={field.id}
                disabled={field.disabled}
                onClick={() => setShown(!isShown)}
              >
                <Icon name={isShown ? 'hide' : 'show'} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
