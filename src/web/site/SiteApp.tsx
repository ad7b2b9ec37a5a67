import { useLocation } from 'react-router-dom';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import type { PageData } from '#web/initial-data.ts';
import { BrokenPage } from '#web/ui/BrokenPage.tsx';
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { ContentPage } from './content/ContentPage.tsx';
import { LoadFailed } from './content/LoadFailed.tsx';
import { useSiteData } from './content/use-site-data.ts';
import { useStaleNotice } from './content/use-stale-notice.ts';
import { SiteShell } from './shell/SiteShell.tsx';

/** The visitors' half of the app. */
export function SiteApp({ initial }: { initial?: PageData }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const loaded = useSiteData(initial);
  const { value: site, error, retry } = loaded;
  useStaleNotice(loaded);

  if (!site && error) {
    return (
      <SiteShell>
        <LoadFailed error={error} retry={retry} />
      </SiteShell>
    );
  }
  if (!site) return <Loader text={t('loading')} delay={200} />;
  return (
    <SiteShell site={site}>
      <ErrorBoundary key={pathname} fallback={() => <BrokenPage />}>
        <ContentPage site={site} initialSurvey={initial?.survey} />
      </ErrorBoundary>
    </SiteShell>
  );
}
