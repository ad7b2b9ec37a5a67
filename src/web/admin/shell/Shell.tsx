import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { StaffFooter } from './StaffFooter.tsx';
import { TopBar } from './TopBar.tsx';
import { useRefreshOnLocale } from './use-refresh-on-locale.ts';
import { useSessionEnd } from './use-session-end.ts';
import './shell.css';

/** What stands around every page of the back-office. */
export function Shell({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const leave = useSessionEnd();
  useRefreshOnLocale();
  return (
    <div className="staff staff-shell">
      <a className="skip-link" href="#main">
        {translate('shell.skip')}
      </a>
      <TopBar leave={leave} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <StaffFooter />
    </div>
  );
}
