import { type ComponentType, lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type Api, ApiProvider } from './api/ApiProvider.tsx';
import { LocaleProvider, useTranslate } from './i18n/LocaleProvider.tsx';
import type { LocaleStore } from './i18n/locale-store.ts';
import type { PageData } from './initial-data.ts';
import { MissingChunk, MissingChunkNotice } from './MissingChunk.tsx';
import { hasMissedChunk } from './missing-chunk.ts';
import { paths } from './paths.ts';
import { routeAt } from './route-at.ts';
import { guard } from './session/guard.ts';
import { type CurrentSession, currentSession, subscribeToSession } from './session/session-store.ts';
import { BrokenPage } from './ui/BrokenPage.tsx';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { Loader } from './ui/Loader.tsx';

/** The staff's half; asking for it early saves a page of theirs a round trip. */
export const loadAdmin = () => import('./admin/AdminApp.tsx').then(({ AdminApp }) => ({ default: AdminApp }));

const AdminApp = lazy(loadAdmin);

interface AppProps {
  readonly api: Api | null;
  readonly localeStore: LocaleStore;
  /** The visitors' half: loaded already where the page shows it, lazy where it does not. */
  readonly Site: ComponentType<{ initial?: PageData }>;
  readonly initial?: PageData;
}

/** The whole app: the visitors' half and the staff's, of which a page loads one, and the guard before both. */
export function App({ api, localeStore, Site, initial }: AppProps) {
  return (
    <ApiProvider api={api}>
      <LocaleProvider store={localeStore}>
        <ErrorBoundary fallback={() => (hasMissedChunk() ? <MissingChunk /> : <BrokenPage />)}>
          <Suspense fallback={<Starting />}>
            <Halves Site={Site} initial={initial} />
          </Suspense>
          <MissingChunkNotice />
        </ErrorBoundary>
      </LocaleProvider>
    </ApiProvider>
  );
}

function Halves({ Site, initial }: Pick<AppProps, 'Site' | 'initial'>) {
  const location = useLocation();
  const session = useSyncExternalStore<CurrentSession | null | undefined>(subscribeToSession, currentSession, unknown);
  const route = routeAt(location.pathname);
  const decision = session === undefined ? 'show' : guard(route, session, location);
  const user = session?.payload.id;
  const shownTo = useRef(user);
  useEffect(() => {
    if (decision === 'show') shownTo.current = user;
  });
  if (decision !== 'show') {
    // Whoever took over from somebody else did not ask for the page that is not theirs to see.
    const isSwapped = user !== undefined && shownTo.current !== undefined && shownTo.current !== user;
    const home = paths.home.getHref();
    return <Navigate to={isSwapped && location.pathname !== home ? home : decision.to} replace />;
  }
  // With another user everything starts anew, so that nothing of the one before is left in memory.
  return route.meta.half === 'staff' ? <AdminApp key={session?.payload.id} /> : <Site initial={initial} />;
}

/** The server renders for everybody; who is there, the browser knows before it hydrates. */
function unknown() {
  return undefined;
}

function Starting() {
  return <Loader text={useTranslate()('loading')} delay={200} />;
}
