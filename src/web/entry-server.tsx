import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createLocaleStore } from './i18n/locale-store.ts';
import { createTranslate } from './i18n/translate.ts';
import type { PageData } from './initial-data.ts';
import { routeAt } from './route-at.ts';
import { pickContent } from './site/content/pick-content.ts';
import { SiteApp } from './site/SiteApp.tsx';
import { pageTitle, summaryOf } from './site/shell/page-title.ts';
import { TrustedHtml } from './ui/SafeHtml.tsx';

interface PageInput extends PageData {
  readonly path: string;
}

interface RenderedPage {
  /** What goes into `#app`; empty for the staff's half, which starts in the browser. */
  readonly html: string;
  /** What goes into the head: the title and what search engines show. */
  readonly head: string;
  readonly status: 200 | 404;
}

/** Renders a page of the site, the same that the browser then hydrates. Its HTML comes from the API, sanitised. */
export function renderPage({ path, ...data }: PageInput): RenderedPage {
  if (routeAt(path).meta.half === 'staff') return { html: '', head: title(data.settings.siteTitle), status: 200 };
  const t = createTranslate(data.locale);
  const content = pickContent(data.contents, path);
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={encodeURI(path)}>
        <TrustedHtml isTrusted={() => true}>
          <App api={null} localeStore={createLocaleStore(data.locale)} Site={SiteApp} initial={data} />
        </TrustedHtml>
      </StaticRouter>
    </StrictMode>,
  );
  const head = title(pageTitle(content?.name ?? t('notFound.title'), content, data.settings));
  const summary = content && summaryOf(content.body);
  return {
    html,
    head: summary ? `${head}<meta name="description" content="${escapeHtml(summary)}">` : head,
    status: content ? 200 : 404,
  };
}

function title(text: string): string {
  return `<title>${escapeHtml(text)}</title>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
