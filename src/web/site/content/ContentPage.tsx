import { Navigate, useLocation } from 'react-router-dom';
import type { Content } from '#contract/contents.ts';
import type { Survey } from '#contract/surveys.ts';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import type { PageData } from '#web/initial-data.ts';
import { paths } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Loader } from '#web/ui/Loader.tsx';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';
import { pageTitle, useDocumentTitle } from '../shell/page-title.ts';
import { NotFound } from './NotFound.tsx';
import { pickContent } from './pick-content.ts';
import { SurveyContent } from './SurveyContent.tsx';

interface ContentPageProps {
  readonly site: PageData;
  /** The scan that came with the page, if it is one of a scan. */
  readonly initialSurvey?: Survey;
}

/** The page at the current address. */
export function ContentPage({ site, initialSurvey }: ContentPageProps) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const content = pickContent(site.contents, pathname);
  useDocumentTitle(pageTitle(content?.name ?? t('notFound.title'), content, site.settings));
  if (!content) return <NotFound />;
  const page = <Page content={content} initialSurvey={initialSurvey} />;
  return content.authRequired ? <SignedInOnly>{page}</SignedInOnly> : page;
}

function Page({ content, initialSurvey }: { content: Content; initialSurvey?: Survey }) {
  if (content.type === 'survey' && content.nameTech) {
    const known = initialSurvey?.nameTech === content.nameTech ? initialSurvey : undefined;
    return <SurveyContent key={content.nameTech} content={content} nameTech={content.nameTech} initial={known} />;
  }
  return (
    <>
      {!hasHeading(content.body) && <h1 className="wrap page-heading">{content.name}</h1>}
      <SafeHtml html={content.body} className="page-body" />
    </>
  );
}

function SignedInOnly({ children }: { children: React.ReactNode }) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn();
  // The server cannot know; the browser does at once.
  if (signedIn === undefined) return <Loader text={t('loading')} delay={200} area="section" />;
  return signedIn ? children : <Navigate to={paths.login.getHref(pathname + search)} replace />;
}

function hasHeading(html: string): boolean {
  return /<h1[\s>]/i.test(html);
}
