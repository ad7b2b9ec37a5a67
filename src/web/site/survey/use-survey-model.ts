import { useEffect, useMemo } from 'react';
import type { SurveyModel } from 'survey-core';
import type { Survey } from '#contract/surveys.ts';
import { useLocale, useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { answersByPage, createModel } from './survey-model.ts';
import type { LiveDraft } from './use-draft.ts';

/**
 * The survey as SurveyJS runs it, made anew when the survey comes in another language; answers go over from the draft.
 *
 * @param onAnswer called with every change of an answer
 */
export function useSurveyModel(survey: Survey, live: LiveDraft, onAnswer: () => void): SurveyModel {
  const { locale } = useLocale();
  const t = useTranslate();
  const { current, change } = live;
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts that come later from the server change nothing here
  const model = useMemo(() => createModel(survey, current().answers, locale, t), [survey, locale, current]);
  useEffect(() => {
    const keep = (_: SurveyModel, { question }: { question?: { clearErrors(): void } }) => {
      onAnswer();
      question?.clearErrors();
      change({ answers: answersByPage(model, survey) });
    };
    model.onValueChanged.add(keep);
    return () => model.onValueChanged.remove(keep);
  }, [model, survey, change, onAnswer]);
  return model;
}
