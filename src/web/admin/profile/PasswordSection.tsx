import { Button } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { useTranslate as useRuleTexts } from '#web/i18n/LocaleProvider.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { type Failure, readFailure } from '../call-failure.ts';
import { focusInvalid } from '../focus-invalid.ts';
import { Problem } from '../Problem.tsx';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { PasswordField } from '../password/PasswordField.tsx';
import { useNewPassword } from '../password/use-new-password.ts';
import { Section } from './Section.tsx';

interface PasswordSectionProps {
  /** While somebody else acts as the user. */
  readonly isLocked: boolean;
  readonly onChanged: () => void;
}

/** The own password, changed with the current one. */
export function PasswordSection({ isLocked, onChanged }: PasswordSectionProps) {
  const translate = useTranslate();
  const t = useRuleTexts();
  const { client } = useApi();
  const form = useRef<HTMLFormElement>(null);
  const entry = useNewPassword();
  const [current, setCurrent] = useState('');
  const [currentError, setCurrentError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const send = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { currentPassword: current, newPassword: entry.password };
      await client.call(operations.account.changePassword, { body });
      entry.clear();
      setCurrent('');
      toasts.success(translate('profile.password.changed'));
      onChanged();
    } catch (error) {
      const reason = readFailure(error, translate, 'twoFactor.error.occurred');
      const { currentPassword, newPassword } = reason.fields;
      setCurrentError(currentPassword);
      entry.refuse(newPassword);
      setFailure(currentPassword || newPassword ? undefined : reason);
    } finally {
      setBusy(false);
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isGood = entry.judge();
    if (!current) setCurrentError(t('validation.required'));
    if (isGood && current && !isBusy) await send();
    focusInvalid(form.current);
  };

  return (
    <Section title={translate('profile.password.title')} text={translate('profile.password.text')}>
      <form ref={form} className="profile-form profile-narrow" onSubmit={(event) => void submit(event)} noValidate>
        <Problem {...failure} />
        <PasswordField
          id="current-password"
          label={translate('profile.password.current')}
          value={current}
          onChange={(value) => {
            setCurrent(value);
            setCurrentError(undefined);
          }}
          autoComplete="current-password"
          error={currentError}
          disabled={isLocked}
        />
        <NewPasswordFields entry={entry} disabled={isLocked} />
        <div className="profile-save">
          <Button type="submit" disabled={isLocked || isBusy}>
            {translate(isBusy ? 'profile.saving' : 'profile.password.change')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
