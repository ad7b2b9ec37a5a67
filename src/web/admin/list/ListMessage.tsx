import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

interface ListMessageProps {
  readonly title: string;
  readonly text: string;
  readonly tone?: 'error';
  /** The one way out. */
  readonly action?: ReactNode;
}

/** What stands in a list's place when it has no rows: why there are none, and one button out. */
export function ListMessage({ title, text, tone, action }: ListMessageProps) {
  return (
    <div className={tone ? 'list-message is-error' : 'list-message'} role={tone ? 'alert' : 'status'}>
      {/* A ruler without a marker: measured, and nothing found. */}
      {tone ? <Icon name="warning" /> : <div className="ruler" aria-hidden="true" />}
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  );
}
