import { Button, TextField } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import { isEmail } from '#survey/check-text.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { useTranslate as useRuleTexts } from '#web/i18n/LocaleProvider.tsx';
import { type Failure, readFailure } from '../call-failure.ts';
import { Problem } from '../Problem.tsx';
import { DoorShell } from '../shell/DoorShell.tsx';
import { LinkSent } from './LinkSent.tsx';
import { ToSignIn } from './ToSignIn.tsx';

/** Asks for a link by e-mail. The answer is the same whether or not the address is known. */
export function RequestLink() {
  const translate = useTranslate();
  const t = useRuleTexts();
  const { guest } = useApi();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [isJudged, setJudged] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [answer, setAnswer] = useState<string>();

  const address = email.trim();
  const fault = address === '' ? 'required' : isEmail(address) ? undefined : 'email';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (fault) return field.current?.focus();
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { _data } = await guest.call(operations.session.resetPassword, { body: { email: address } });
      setAnswer(_data.message || translate('password.fallback.requested'));
    } catch (error) {
      setFailure(readFailure(error, translate, 'password.fallback.failed'));
    } finally {
      setBusy(false);
    }
  };

  if (answer) return <LinkSent message={answer} />;
  const error = (isJudged && fault && t(`validation.${fault}`)) || failure?.fields.email;
  return (
    <DoorShell title={translate('password.forgotTitle')}>
      <form className="password-step" onSubmit={(event) => void submit(event)} noValidate>
        <p>{translate('password.forgotText')}</p>
        <Problem {...(failure && !failure.fields.email && failure)} />
        <TextField
          id="email"
          name="email"
          type="email"
          label={translate('signIn.email')}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setFailure(undefined);
          }}
          error={!!error}
          helperText={error}
          inputRef={field}
          slotProps={{ htmlInput: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false } }}
        />
        <Button type="submit" variant="contained" color="primary" disabled={isBusy}>
          {translate(isBusy ? 'password.requesting' : 'password.request')}
        </Button>
      </form>
      <ToSignIn />
    </DoorShell>
  );
}
