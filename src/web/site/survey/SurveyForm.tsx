import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Survey } from '#contract/surveys.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import type { Draft } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { PageAside } from './PageAside.tsx';
import { FieldContext } from './questions/field-context.ts';
import { ScanNav } from './ScanNav.tsx';
import { StartOver } from './StartOver.tsx';
import { SurveyPages } from './SurveyPages.tsx';
import { SurveySteps } from './SurveySteps.tsx';
import type { KeptReport } from './session-records.ts';
import { hasQuestions, showPage } from './survey-model.ts';
import { uploadsOf } from './uploads.ts';
import { useDraft } from './use-draft.ts';
import { useFieldValues } from './use-field-values.ts';
import { usePageTurn } from './use-page-turn.ts';
import { useSubmission } from './use-submission.ts';
import { useSurveyModel } from './use-survey-model.ts';
import './form.css';

export { prepareModel } from './survey-model.ts';

export interface SurveyFormProps {
  readonly survey: Survey;
  readonly draft: Draft;
  readonly store: DraftStore;
  /** Whether the visitor has just come from the intro, so that the reading goes on at the first page. */
  readonly takesFocus: boolean;
  readonly onReport: (report: KeptReport) => void;
  readonly onTermsRefused: () => void;
  /** The server has a complete response already, whose report cannot be had. */
  readonly onCompleted: () => void;
  readonly onStartOver: () => void;
}

/** The survey's pages, one at a time. A page goes on once the server has accepted it. */
export function SurveyForm({ survey, draft: initial, store, takesFocus, ...on }: SurveyFormProps) {
  const t = useTranslate();
  const { client } = useApi();
  const uploads = uploadsOf(survey.nameTech);
  const live = useDraft(initial, store);
  const { draft } = live;
  const { submission, submit, stop } = useSubmission(survey, client, live, uploads);
  const model = useSurveyModel(survey, live, stop);
  const heading = useRef<HTMLHeadingElement>(null);
  const turn = usePageTurn({ survey, model, live, uploads, submit, stop, heading, ...on });

  const page = survey.surveyPage[draft.page];
  const isLast = draft.page === survey.surveyPage.length - 1;
  useLayoutEffect(() => {
    if (page) showPage(model, page);
  }, [model, page]);
  const fields = useFieldValues(survey, live, uploads, client);

  const [focusFirst] = useState(takesFocus);
  useEffect(() => {
    if (focusFirst) heading.current?.focus({ preventScroll: true });
    if (focusFirst) window.scrollTo(0, 0);
  }, [focusFirst]);

  const form = useMemo(() => <SurveyPages model={model} />, [model]);
  if (!page) return null;
  return (
    <div className="wrap scan">
      <header className="scan-head">
        <h1>{survey.name}</h1>
        {survey.text && <SafeHtml html={survey.text} className="scan-text" />}
      </header>
      <SurveySteps pages={survey.surveyPage} current={draft.page} done={draft.done} onOpen={turn.open} />
      <div className="scan-columns">
        <form
          className="scan-page"
          aria-labelledby="scan-page-name"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (submission.kind === 'idle') turn.forward();
          }}
        >
          <h2 id="scan-page-name" ref={heading} tabIndex={-1}>
            {page.name}
          </h2>
          {page.intro && <SafeHtml html={page.intro} className="scan-intro" />}
          <ErrorSummary errors={turn.errors} by={turn.refusedBy} onOpen={turn.focusQuestion} />
          <FieldContext value={fields}>
            <div className="scan-questions">
              {hasQuestions(model, page) ? form : <p className="scan-empty">{t('survey.emptyPage')}</p>}
            </div>
          </FieldContext>
          <ConnectionNotice waiting={submission.kind === 'waiting' ? submission : null} onStop={stop} />
          <ScanNav
            isFirst={draft.page === 0}
            isLast={isLast}
            submitLabel={survey.submitButton || t('survey.submit')}
            busy={submission.kind === 'waiting'}
            savedAt={live.kept ? draft.savedAt : null}
            onPrevious={turn.back}
          />
        </form>
        <PageAside page={page}>
          <StartOver onStartOver={on.onStartOver} />
        </PageAside>
      </div>
      {submission.kind === 'sending' && <Calculating delay={isLast ? 0 : 300} />}
    </div>
  );
}

/** The Dutch sentence is the product's own; readers of another language find theirs below it. */
function Calculating({ delay }: { delay: number }) {
  const t = useTranslate();
  const text = 'Even een geduld alsjeblieft... We berekenen jouw resultaat.';
  return <Loader text={text} lang="nl" detail={t('survey.calculatingMore')} delay={delay} />;
}
