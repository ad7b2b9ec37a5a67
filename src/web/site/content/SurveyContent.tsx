import type { Content } from '#contract/contents.ts';
import type { Survey } from '#contract/surveys.ts';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';
import { SurveyFlow } from '../survey/SurveyFlow.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { NotFound } from './NotFound.tsx';
import { useStaleNotice } from './use-stale-notice.ts';
import { useSurvey } from './use-survey.ts';

interface SurveyContentProps {
  readonly content: Content;
  readonly nameTech: string;
  readonly initial?: Survey;
}

/** A page of type survey: its own text, if it has any, and the scan. */
export function SurveyContent({ content, nameTech, initial }: SurveyContentProps) {
  const t = useTranslate();
  const loaded = useSurvey(nameTech, initial);
  const { value: survey, error, retry } = loaded;
  useStaleNotice(loaded);

  if (survey === null) return <NotFound />;
  if (!survey && error) return <LoadFailed error={error} retry={retry} />;
  if (!survey) return <Loader text={t('loading')} delay={200} area="section" />;
  return (
    <>
      {content.body && <SafeHtml html={content.body} className="page-body" />}
      <SurveyFlow survey={survey} />
    </>
  );
}
