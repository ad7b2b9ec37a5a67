import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

interface CodeFrameProps {
  /** The field's id. The hint's and the message's are made from it, for its `aria-describedby`. */
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly error?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What stands around a field for a code: the label and why a code was refused above it, the hint below. */
export function CodeFrame({ id, label, hint, error, className = '', children }: CodeFrameProps) {
  return (
    <div className={`code-field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <div role="alert" className="code-error" id={`${id}-error`}>
        {error && <Icon name="warning" />}
        {error}
      </div>
      {children}
      <p className="code-hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}

/** The ids of what describes a field in the frame. */
export function describedBy(id: string): string {
  return `${id}-hint ${id}-error`;
}
