import { Button, OutlinedInput } from '@mui/material';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isFlagKey } from '#contract/flags.ts';
import { Icon } from '../Icon.tsx';

interface AddKeyProps {
  readonly label: string;
  readonly taken: (key: string) => boolean;
  readonly onAdd: (key: string) => void;
}

/** Adds a key that the product does not know, or not yet. */
export function AddKey({ label, taken, onAdd }: AddKeyProps) {
  const translate = useTranslate();
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  const add = () => {
    const key = text.trim();
    const wrong = !isFlagKey(key) ? 'roles.key.pattern' : taken(key) ? 'roles.key.taken' : undefined;
    setError(wrong && translate(wrong));
    if (wrong) return;
    onAdd(key);
    setText('');
  };
  // Enter adds here: it must not save the form around it.
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };

  return (
    <div className={error ? 'record-field is-wide is-wrong' : 'record-field is-wide'}>
      <label htmlFor={id}>{label}</label>
      <div className="flag-add">
        <OutlinedInput
          id={id}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={addOnEnter}
          error={!!error}
          autoComplete="off"
          inputProps={{ maxLength: 100, spellCheck: false, 'aria-describedby': error && `${id}-error` }}
        />
        <Button onClick={add}>
          <Icon name="add" />
          {translate('roles.key.add')}
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} className="record-error" role="alert">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}
