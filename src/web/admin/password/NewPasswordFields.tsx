import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { PasswordField } from './PasswordField.tsx';
import type { NewPassword } from './use-new-password.ts';

interface NewPasswordFieldsProps {
  readonly entry: NewPassword;
  readonly disabled?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A new password, typed twice. */
export function NewPasswordFields({ entry, disabled, inputRef }: NewPasswordFieldsProps) {
  const translate = useTranslate();
  const { password, repeat, least, errors, enterPassword, enterRepeat } = entry;
  return (
    <>
      <PasswordField
        id="new-password"
        label={translate('password.newPassword')}
        value={password}
        onChange={enterPassword}
        autoComplete="new-password"
        error={errors.password}
        hint={translate('password.atLeast', { least })}
        inputRef={inputRef}
        disabled={disabled}
      />
      <PasswordField
        id="repeat-password"
        label={translate('password.repeat')}
        value={repeat}
        onChange={enterRepeat}
        autoComplete="new-password"
        error={errors.repeat}
        disabled={disabled}
      />
    </>
  );
}
