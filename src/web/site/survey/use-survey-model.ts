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
    const keep = (_: SurveyModel, { name, question }: { name: string; question?: { clearErrors(): void } }) => {
      onAnswer();
      question?.clearErrors();
      const page = survey.surveyPage.findIndex((asks) => asks.question.some(({ nameTech }) => nameTech === name));
      const { done } = current();
      // The server has to get a changed page again, so that the pages after it open only once it has been sent.
      change({ answers: answersByPage(model, survey), done: page < 0 ? done : Math.min(done, page) });
    };
    const dropLabel = (_: SurveyModel, { name, visible }: { name: string; visible: boolean }) => {
      const { [name]: label, ...labels } = current().labels;
      if (!visible && label !== undefined) change({ labels });
    };
    model.onValueChanged.add(keep);
    model.onQuestionVisibleChanged.add(dropLabel);
    return () => {
      model.onValueChanged.remove(keep);
      model.onQuestionVisibleChanged.remove(dropLabel);
    };
  }, [model, survey, current, change, onAnswer]);
  return model;
}
