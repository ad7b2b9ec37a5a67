import { useEffect, useState } from 'react';
import { operations } from '#contract/index.ts';
import type { Survey } from '#contract/surveys.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { type Draft, fitDraft } from './draft.ts';
import { FormStage } from './FormStage.tsx';
import type { SurveyFormProps } from './SurveyForm.tsx';

/**
 * The form with the version of the survey that its draft was begun on, for the server's response is bound to it.
 * A draft of which the server has nothing yet, or whose version cannot be had, goes on with the published one.
 */
export function VersionStage({ survey: published, draft, ...props }: SurveyFormProps) {
  const t = useTranslate();
  const begun = useBegunVersion(published, draft);
  if (begun === 'loading') return <Loader text={t('survey.opening')} delay={200} area="section" />;
  const survey = begun ?? published;
  return <FormStage key={survey.version} survey={survey} draft={fitDraft(draft, survey)} {...props} />;
}

/** The draft's own version where it is another than the published one and worth finishing; null where it is not. */
function useBegunVersion(published: Survey, { survey, version, responseId }: Draft): Survey | null | 'loading' {
  const t = useTranslate();
  const { client } = useApi();
  const isOther = survey === published.id && version !== published.version;
  const isWanted = isOther && responseId !== null;
  const [begun, setBegun] = useState<Survey | null | 'loading'>(isWanted ? 'loading' : null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `published` comes anew in another language, and so must this
  useEffect(() => {
    if (isOther && !isWanted) toasts.info(t('survey.newVersion'));
    if (!isWanted) return;
    const controller = new AbortController();
    const request = { params: { id: published.id }, query: { version } };
    client.call(operations.surveys.get, request, { signal: controller.signal }).then(
      ({ _data }) => setBegun(_data),
      () => {
        if (controller.signal.aborted) return;
        toasts.info(t('survey.newVersion'));
        setBegun(null);
      },
    );
    return () => controller.abort();
  }, [client, published, version, isWanted, isOther]);
  return begun;
}
