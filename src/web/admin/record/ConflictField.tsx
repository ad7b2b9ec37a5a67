import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContextValue } from './form-context.ts';
import type { Choice } from './merge.ts';
import { ShownValue } from './ShownValue.tsx';

interface ConflictFieldProps {
  readonly source: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly choice: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
}

/** A field that both changed: the two values, of which one is to be chosen. */
export function ConflictField({ source, mine, theirs, choice, onChoose }: ConflictFieldProps) {
  const translate = useTranslate();
  const name = useId();
  const { fields } = useFormContextValue();
  return (
    <fieldset className="record-choice">
      <legend>{fields.get(source)?.label ?? source}</legend>
      {(['mine', 'theirs'] as const).map((one) => (
        <label key={one} className="record-check">
          <input type="radio" name={name} checked={choice === one} onChange={() => onChoose(one)} />
          <span>
            <small>{translate(`record.conflict.value.${one}`)}</small>
            <ShownValue source={source} value={one === 'mine' ? mine : theirs} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
