import { type Ref, useId } from 'react';
import { CodeFrame, describedBy } from './CodeFrame.tsx';
import { codeLength, readCode } from './code.ts';

interface CodeFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error?: string;
  /** While a code is on its way. The field keeps the focus. */
  readonly readOnly?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A six-digit code: one input, so that pasting, autofill and readers work, which looks like a box for each digit. */
export function CodeField({ label, hint, value, onChange, error, readOnly, inputRef }: CodeFieldProps) {
  const id = useId();
  return (
    <CodeFrame id={id} label={label} hint={hint} error={error}>
      <div className={error ? 'code-boxes code-boxes--error' : 'code-boxes'}>
        <input
          id={id}
          ref={inputRef}
          value={value}
          onChange={(event) => onChange(readCode(event.target.value))}
          readOnly={readOnly}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${codeLength}}`}
          spellCheck={false}
          aria-invalid={!!error}
          aria-describedby={describedBy(id)}
        />
      </div>
    </CodeFrame>
  );
}
