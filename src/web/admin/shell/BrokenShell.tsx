import { useEffect } from 'react';
import { keepError } from '#web/ui/last-error.ts';
import { BrokenPage } from './BrokenPage.tsx';
import './shell.css';

/** When what stands around the pages broke: react-admin catches that. */
export function BrokenShell({ error }: { error: Error }) {
  useEffect(() => keepError(error), [error]);
  return (
    <main className="staff">
      <BrokenPage />
    </main>
  );
}
