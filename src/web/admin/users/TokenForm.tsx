import { Button, OutlinedInput } from '@mui/material';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { longestTokenLife } from '#contract/api-tokens.ts';
import { operations } from '#contract/index.ts';
import type { User } from '#contract/users.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { useTranslate as useRuleTexts } from '#web/i18n/LocaleProvider.tsx';
import { readFailure } from '../call-failure.ts';
import { Icon } from '../Icon.tsx';
import { Problem } from '../Problem.tsx';

interface TokenFormProps {
  readonly user: User;
  readonly onMade: (token: string) => void;
  readonly onClose: () => void;
}

/** Days that may be chosen. */
const lives = [30, 90, 180, longestTokenLife];
const longestName = 100;

/** What a token is for, and how long it works. */
export function TokenForm({ user, onMade, onClose }: TokenFormProps) {
  const translate = useTranslate();
  const rule = useRuleTexts();
  const { client } = useApi();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [days, setDays] = useState(lives[1] ?? longestTokenLife);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const refuse = (message: string | undefined) => {
    setError(message);
    if (message) field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    refuse(name.trim() ? undefined : rule('validation.required'));
    if (!name.trim()) return;
    setBusy(true);
    try {
      const body = { user: user.id, name: name.trim(), days };
      onMade((await client.call(operations.apiTokens.create, { body }))._data.token);
    } catch (reason) {
      const { text, fields } = readFailure(reason, translate, 'users.actionFailed');
      refuse(fields.name);
      if (!fields.name) setFailure(text);
      setBusy(false);
    }
  };

  return (
    <form className="user-token-form" onSubmit={(event) => void submit(event)} noValidate>
      <div className="record-dialog-body">
        <Problem {...(failure && { text: failure })} />
        <div className={error ? 'record-field is-wrong' : 'record-field'}>
          <label htmlFor={`${id}-name`}>{translate('apiTokens.name')}</label>
          <OutlinedInput
            id={`${id}-name`}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={!!error}
            fullWidth
            autoFocus
            autoComplete="off"
            inputRef={field}
            inputProps={{ maxLength: longestName, 'aria-describedby': `${id}-hint${error ? ` ${id}-error` : ''}` }}
          />
          <p id={`${id}-hint`} className="record-hint">
            {translate('apiTokens.nameHint')}
          </p>
          {error && (
            <p id={`${id}-error`} className="record-error">
              <Icon name="warning" />
              {error}
            </p>
          )}
        </div>
        <div className="record-field">
          <label htmlFor={`${id}-days`}>{translate('apiTokens.life')}</label>
          <select
            id={`${id}-days`}
            className="record-select"
            value={days}
            onChange={(event) => setDays(Number(event.target.value))}
          >
            {lives.map((life) => (
              <option key={life} value={life}>
                {translate('apiTokens.days', { smart_count: life })}
              </option>
            ))}
          </select>
        </div>
      </div>
      <footer>
        <Button onClick={onClose}>{translate('record.cancel')}</Button>
        <Button type="submit" variant="contained" color="primary" disabled={isBusy}>
          {translate('apiTokens.create')}
        </Button>
      </footer>
    </form>
  );
}
