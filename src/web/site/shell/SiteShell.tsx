import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import type { PageData } from '#web/initial-data.ts';
import { routeAt } from '#web/route-at.ts';
import { type CurrentSession, currentSession, subscribeToSession } from '#web/session/session-store.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { useRouteFocus } from './use-route-focus.ts';

/** Seldom there, so that no visitor loads it. */
const ActingBanner = lazy(() => import('./ActingBanner.tsx').then((module) => ({ default: module.ActingBanner })));

/** What stands around every page of the site. It stands without the site's data too, when that did not come. */
export function SiteShell({ site, children }: { site?: PageData; children: ReactNode }) {
  const t = useTranslate();
  const main = useRouteFocus();
  const signedIn = useSignedIn();
  const { meta } = routeAt(useLocation().pathname);
  return (
    <div className="site">
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <Acting />
      <SiteHeader siteTitle={site?.settings.siteTitle ?? t('siteTitle')} contents={site?.contents ?? []} />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      {/* On a page of the staff's it is for who is not signed in, as it is in their half. */}
      {(meta.guest || !signedIn) && <SiteFooter contactEmail={site?.settings.contactEmail} />}
    </div>
  );
}

/** The banner of who acts as somebody else. The page stands without it, should it not come. */
function Acting() {
  const session = useSyncExternalStore<CurrentSession | null | undefined>(subscribeToSession, currentSession, unknown);
  if (!session?.payload.impersonator) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <ActingBanner key={session.payload.id} administrator={session.payload.impersonator.name} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The server renders for everybody. */
function unknown() {
  return undefined;
}
