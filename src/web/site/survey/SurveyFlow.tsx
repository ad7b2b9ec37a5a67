import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Survey } from '#contract/surveys.ts';
import { useLocale, useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { AlreadyCompleted } from './AlreadyCompleted.tsx';
import { type Draft, dropLostFiles, fitDraft, newDraft } from './draft.ts';
import { createDraftStore } from './draft-store.ts';
import { prepareForm } from './load-form.ts';
import { ReportView } from './ReportView.tsx';
import { SurveyIntro } from './SurveyIntro.tsx';
import { type KeptReport, keepReport, keepTermsChoice, readReport } from './session-records.ts';
import { uploadsOf } from './uploads.ts';
import { VersionStage } from './VersionStage.tsx';

interface SurveyFlowProps {
  readonly survey: Survey;
}

/** Where a visitor is. `isFresh` when that came about just now, and not by loading the page again. */
type Stage =
  | { readonly kind: 'intro'; readonly termsRefused: boolean }
  | { readonly kind: 'form'; readonly draft: Draft; readonly isFresh: boolean }
  | { readonly kind: 'completed' }
  | { readonly kind: 'report'; readonly report: KeptReport; readonly isFresh: boolean };

/** A survey from its intro by its pages to its report. Whoever comes back goes on where they were. */
export function SurveyFlow({ survey }: SurveyFlowProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const { nameTech } = survey;
  const store = useMemo(() => createDraftStore(nameTech), [nameTech]);
  const [stage, setStage] = useState<Stage>({ kind: 'intro', termsRefused: false });

  // The server renders the intro for everyone; only the browser knows what this visitor did before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit resumes once, and again when the survey has changed, not in another language
  useLayoutEffect(() => {
    const report = readReport(nameTech);
    const draft = store.read();
    if (draft) {
      const held = dropLostFiles(draft, uploadsOf(nameTech));
      if (held !== draft) toasts.info(t('survey.filesDropped'));
      keepTermsChoice(nameTech, choiceOf(survey));
      setStage({ kind: 'form', draft: held, isFresh: false });
    } else if (report) setStage({ kind: 'report', report, isFresh: false });
  }, [nameTech, store, survey.version]);

  const isIntro = stage.kind === 'intro';
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts that come later from the server change nothing here
  useEffect(() => {
    if (!isIntro) return;
    return whenIdle(() => void prepareForm(survey, locale, t).catch(() => undefined));
  }, [isIntro, survey, locale]);

  const isForm = stage.kind === 'form';
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts that come later from the server change nothing here
  useEffect(() => {
    if (!isForm) return;
    return store.subscribe((draft) => {
      if (draft) return setStage({ kind: 'form', draft: dropLostFiles(draft, uploadsOf(nameTech)), isFresh: false });
      toasts.info(t('survey.endedElsewhere'));
      uploadsOf(nameTech).clear();
      setStage({ kind: 'intro', termsRefused: false });
    });
  }, [isForm, store, nameTech]);

  function start() {
    keepTermsChoice(nameTech, choiceOf(survey));
    keepReport(nameTech, null);
    const terms = survey.isRequiredTerms ? 1 : 0;
    const begun = store.read();
    const draft: Draft = begun ? { ...fitDraft(begun, survey), terms } : newDraft(survey, terms);
    store.write(draft);
    setStage({ kind: 'form', draft, isFresh: true });
  }

  function startOver() {
    store.clear();
    uploadsOf(nameTech).clear();
    keepReport(nameTech, null);
    keepTermsChoice(nameTech, null);
    setStage({ kind: 'intro', termsRefused: false });
    window.scrollTo(0, 0);
  }

  switch (stage.kind) {
    case 'intro':
      return <SurveyIntro survey={survey} termsRefused={stage.termsRefused} onStart={start} />;
    case 'form':
      return (
        <VersionStage
          key={`${stage.draft.version} ${stage.draft.savedAt}`}
          survey={survey}
          draft={stage.draft}
          store={store}
          takesFocus={stage.isFresh}
          onReport={(report) => {
            store.clear();
            uploadsOf(nameTech).clear();
            keepReport(nameTech, report);
            setStage({ kind: 'report', report, isFresh: true });
          }}
          onTermsRefused={() => {
            keepTermsChoice(nameTech, null);
            setStage({ kind: 'intro', termsRefused: true });
          }}
          onCompleted={() => {
            store.clear();
            uploadsOf(nameTech).clear();
            setStage({ kind: 'completed' });
          }}
          onStartOver={startOver}
        />
      );
    case 'completed':
      return <AlreadyCompleted name={survey.name} onAgain={startOver} />;
    case 'report':
      return <ReportView name={survey.name} report={stage.report} takesFocus={stage.isFresh} onAgain={startOver} />;
  }
}

function choiceOf({ isRequiredTerms }: Survey) {
  return isRequiredTerms ? 'REQUIRED' : 'NOT_REQUIRED';
}

function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 200);
  return () => clearTimeout(timer);
}
