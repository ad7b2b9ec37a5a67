import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import type { FormField } from './use-field.ts';

interface FieldFrameProps<V> {
  readonly field: FormField<V>;
  /** Several inputs that are one field: a legend names them instead of a label. */
  readonly isGroup?: boolean;
  /** Takes the whole width of its section. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** What stands around an input: its label above, its hint and what is wrong with it below. */
export function FieldFrame<V>({ field, isGroup = false, wide = false, children }: FieldFrameProps<V>) {
  const { id, label, hint, error, isRequired } = field;
  const name = (
    <>
      {label}
      {isRequired && (
        <span className="record-required" aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  );
  const notes = (
    <>
      {hint && (
        <p id={`${id}-hint`} className="record-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="record-error">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </>
  );
  const className = `record-field${wide ? ' is-wide' : ''}${error ? ' is-wrong' : ''}`;
  if (isGroup) {
    return (
      <fieldset className={className} aria-describedby={field.describedBy}>
        <legend id={id} tabIndex={-1}>
          {name}
        </legend>
        {children}
        {notes}
      </fieldset>
    );
  }
  return (
    <div className={className}>
      <label htmlFor={id}>{name}</label>
      {children}
      {notes}
    </div>
  );
}
