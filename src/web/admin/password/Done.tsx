import { useEffect } from 'react';
import { Icon } from '../Icon.tsx';

/** What was done, in the place of the form that did it. The page's title takes the focus from the form. */
export function Done({ message }: { message: string }) {
  useEffect(() => document.getElementById('page-title')?.focus(), []);
  return (
    <div className="password-done" role="status">
      <Icon name="check" />
      <p>{message}</p>
    </div>
  );
}
