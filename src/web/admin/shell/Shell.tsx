import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx';
import { ImpersonationBanner } from '../session/ImpersonationBanner.tsx';
import { SessionWatch } from '../session/SessionWatch.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { SectionNav } from './SectionNav.tsx';
import { ShellFooter } from './ShellFooter.tsx';
import { TopBar } from './TopBar.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { usePlace } from './use-place.ts';
import { useRefreshOnLocale } from './use-refresh-on-locale.ts';
import { useSession } from './use-session.ts';
import { useSessionEnd } from './use-session-end.ts';
import './shell.css';
import './nav.css';

/** What stands around every page of the back-office, for who is signed in. */
export function Shell({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { meta, current } = usePlace();
  const session = useSession();
  const main = usePageFocus(current);
  useSessionEnd();
  useRefreshOnLocale();
  // What is left for who is not signed in stands in the door.
  if (!session) return children;
  return (
    <div className="staff staff-shell">
      <a className="skip-link" href="#main">
        {translate('shell.skip')}
      </a>
      <ImpersonationBanner />
      {!meta.hideHeader && <TopBar session={session} />}
      <div className="staff-body">
        {meta.hasDrawer && <SectionNav session={session} />}
        <main id="main" tabIndex={-1} ref={main}>
          <ErrorBoundary key={current} fallback={() => <BrokenPage />}>
            {children}
          </ErrorBoundary>
        </main>
      </div>
      <ShellFooter />
      <SessionWatch />
    </div>
  );
}
