import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { type Api, ApiProvider } from './api/ApiProvider.tsx';
import { LocaleProvider, useTranslate } from './i18n/LocaleProvider.tsx';
import type { LocaleStore } from './i18n/locale-store.ts';
import type { PageData } from './initial-data.ts';
import { isStaffPath } from './paths.ts';
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

/** The whole app: the visitors' half and the staff's, of which a page loads one. */
export function App({ api, localeStore, Site, initial }: AppProps) {
  return (
    <ApiProvider api={api}>
      <LocaleProvider store={localeStore}>
        <ErrorBoundary fallback={() => <BrokenPage />}>
          <Suspense fallback={<Starting />}>
            <Halves Site={Site} initial={initial} />
          </Suspense>
        </ErrorBoundary>
      </LocaleProvider>
    </ApiProvider>
  );
}

function Halves({ Site, initial }: Pick<AppProps, 'Site' | 'initial'>) {
  const { pathname } = useLocation();
  return isStaffPath(pathname) ? <AdminApp /> : <Site initial={initial} />;
}

function Starting() {
  return <Loader text={useTranslate()('loading')} delay={200} />;
}
