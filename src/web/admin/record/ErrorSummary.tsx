import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Failure } from '../call-failure.ts';
import { Icon } from '../Icon.tsx';
import { fieldId, useFormContextValue } from './form-context.ts';

interface ErrorSummaryProps {
  /** What the server said of the whole. */
  readonly failure: Failure | undefined;
  /** Counts the attempts: after each that failed, the summary takes the focus. */
  readonly attempt: number;
}

/** What keeps the record from being saved, with a way to each field that is wrong. */
export function ErrorSummary({ failure, attempt }: ErrorSummaryProps) {
  const translate = useTranslate();
  const { errors } = useFormState();
  const { fields } = useFormContextValue();
  const box = useRef<HTMLDivElement>(null);
  const wrong = messagesOf(errors).filter(([source]) => source !== 'root');
  const shows = wrong.length > 0 || failure !== undefined;
  const focusedFor = useRef(0);
  useEffect(() => {
    if (!shows || focusedFor.current === attempt) return;
    focusedFor.current = attempt;
    box.current?.focus();
  }, [attempt, shows]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={shows ? 'problem record-problem' : undefined}>
      {shows && <Icon name="warning" />}
      {shows && (
        <div>
          <b>{wrong.length > 0 ? translate('record.errors') : failure?.text}</b> {wrong.length === 0 && failure?.more}
          {wrong.length > 0 && (
            <ul>
              {wrong.map(([source, message]) => (
                <li key={source}>
                  <button
                    type="button"
                    className="staff-link"
                    onClick={() => document.getElementById(fieldId(source))?.focus()}
                  >
                    {fields.get(source)?.label ?? source}
                  </button>
                  {': '}
                  {message}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

/** The messages by field; those of a field with inputs of its own by its name and theirs, `params.days`. */
function messagesOf(errors: object, within = ''): [source: string, message: string][] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const source = within ? `${within}.${name}` : name;
    if (typeof error !== 'object' || error === null) return [];
    return typeof error.message === 'string' ? [[source, error.message]] : messagesOf(error, source);
  });
}
