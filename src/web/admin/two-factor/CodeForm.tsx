import { Button } from '@mui/material';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PasswordField } from '../password/PasswordField.tsx';
import { CodeField } from './CodeField.tsx';
import { isComplete } from './code.ts';
import { RecoveryField } from './RecoveryField.tsx';
import { ScanStep } from './ScanStep.tsx';
import { Steps } from './Steps.tsx';
import type { SetUp } from './set-up.ts';
import { type CodeEntry, useCodeEntry } from './use-code-entry.ts';

interface CodeFormProps {
  readonly setUp?: SetUp;
  readonly asksPassword?: boolean;
  readonly onVerify: (entry: CodeEntry) => Promise<void>;
  readonly onCancel: () => void;
}

/** The dialog below its title. A code that is complete goes by itself; what is refused can be entered again. */
export function CodeForm({ setUp, asksPassword = false, onVerify, onCancel }: CodeFormProps) {
  const translate = useTranslate();
  const codeField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const { isBusy, refusal, setRefusal, send } = useCodeEntry(onVerify);

  // On opening, and when the field is another one.
  useEffect(() => {
    const first = asksPassword ? passwordField : codeField;
    (isRecovery ? codeField : first).current?.focus();
  }, [asksPassword, isRecovery]);

  const isReady = (entered: string) =>
    (isRecovery ? entered.trim() !== '' : isComplete(entered)) && (!asksPassword || password !== '');

  const submit = async (entered: string) => {
    if (setUp && !setUp.secret) return setRefusal({ code: translate('twoFactor.error.noKey') });
    const reason = await send({ code: entered.trim(), password });
    if (reason?.code) setCode('');
    if (reason) (reason.password ? passwordField : codeField).current?.focus();
  };

  const enterCode = (entered: string) => {
    setCode(entered);
    if (refusal) setRefusal(undefined);
    if (!isRecovery && isComplete(entered) && isReady(entered)) void submit(entered);
  };

  const swap = () => {
    setRecovery(!isRecovery);
    setCode('');
    setRefusal(undefined);
  };

  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    if (isReady(code)) void submit(code);
  };

  const entry = { value: code, onChange: enterCode, error: refusal?.code, readOnly: isBusy, inputRef: codeField };
  return (
    <form className="two-factor-form" onSubmit={submitForm} noValidate>
      <div className="two-factor-body">
        <Steps>
          {asksPassword && (
            <PasswordField
              id="own-password"
              label={translate('twoFactor.password')}
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
              error={refusal?.password}
              inputRef={passwordField}
            />
          )}
          {setUp && <ScanStep setUp={setUp} />}
          {isRecovery ? (
            <RecoveryField {...entry} />
          ) : (
            <CodeField
              label={translate(setUp ? 'twoFactor.codeSetUp' : 'twoFactor.code')}
              hint={translate('twoFactor.codeHint')}
              {...entry}
            />
          )}
        </Steps>
        {!setUp && (
          <button type="button" className="staff-link" onClick={swap}>
            {translate(isRecovery ? 'twoFactor.useApp' : 'twoFactor.useRecoveryCode')}
          </button>
        )}
      </div>
      <footer className="two-factor-foot">
        <Button onClick={onCancel}>{translate('twoFactor.cancel')}</Button>
        <Button type="submit" variant="contained" color="primary" disabled={!isReady(code) || isBusy}>
          {translate(isBusy ? 'twoFactor.verifying' : 'twoFactor.verify')}
        </Button>
      </footer>
    </form>
  );
}
