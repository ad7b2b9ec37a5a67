import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import type { PageData } from '#web/initial-data.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { useRouteFocus } from './use-route-focus.ts';

/** What stands around every page of the site. It stands without the site's data too, when that did not come. */
export function SiteShell({ site, children }: { site?: PageData; children: ReactNode }) {
  const t = useTranslate();
  const main = useRouteFocus();
  return (
    <div className="site">
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <SiteHeader siteTitle={site?.settings.siteTitle ?? t('siteTitle')} contents={site?.contents ?? []} />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter contactEmail={site?.settings.contactEmail} />
    </div>
  );
}
