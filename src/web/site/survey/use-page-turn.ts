import { type RefObject, useState } from 'react';
import type { SurveyModel } from 'survey-core';
import type { Survey } from '#contract/surveys.ts';
import { useLocale, useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { refusalText } from '#web/i18n/refusal-text.ts';
import { toasts } from '#web/ui/toasts.ts';
import { detachDraft } from './draft.ts';
import type { FoundError } from './ErrorSummary.tsx';
import { judgePage } from './judge-page.ts';
import type { Outcome } from './read-outcome.ts';
import type { KeptReport } from './session-records.ts';
import { answersByPage, answersOn, showErrors } from './survey-model.ts';
import type { LiveDraft } from './use-draft.ts';

interface PageTurnOptions {
  readonly survey: Survey;
  readonly model: SurveyModel;
  readonly live: LiveDraft;
  readonly uploads: Map<string, File>;
  readonly submit: (page: number, answers: Readonly<Record<string, unknown>>) => Promise<Outcome | null>;
  readonly stop: () => void;
  readonly heading: RefObject<HTMLElement | null>;
  readonly onReport: (report: KeptReport) => void;
  readonly onTermsRefused: () => void;
  readonly onCompleted: () => void;
}

type Errors = Readonly<Record<string, readonly string[]>>;

/** Going from page to page: back at any time, forward once the page holds before our rules and then the server's. */
export function usePageTurn({ survey, model, live, uploads, submit, stop, heading, ...on }: PageTurnOptions) {
  const t = useTranslate();
  const { locale } = useLocale();
  const [refused, setRefused] = useState<{ by: 'browser' | 'server'; errors: Errors } | null>(null);
  const { current, change } = live;
  const pages = survey.surveyPage;

  function turnTo(index: number) {
    setRefused(null);
    showErrors(model, {});
    change({ page: index });
    window.scrollTo(0, 0);
    // After the new page's heading stands there.
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
  }

  function back() {
    stop();
    if (current().page > 0) turnTo(current().page - 1);
  }

  /** A tab: an earlier page at once, a later one once this page is accepted. */
  function open(index: number) {
    stop();
    if (index < current().page) turnTo(index);
    else void advance(index);
  }

  function refuse(by: 'browser' | 'server', errors: Errors) {
    const names = (index: number) => pages[index]?.question.map(({ nameTech }) => nameTech) ?? [];
    const has = (index: number) => names(index).some((name) => errors[name]);
    // What the server finds on an earlier page is shown there.
    const other = has(current().page) ? -1 : pages.findIndex((_, index) => has(index));
    if (other >= 0) change({ page: other, done: Math.min(current().done, other) });
    showErrors(model, readable(errors));
    setRefused({ by, errors });
    requestAnimationFrame(() => {
      const first = names(current().page).find((name) => errors[name]);
      if (first) focusQuestion(first);
    });
  }

  function readable(errors: Errors): Record<string, string[]> {
    const fallback = t('form.invalidField');
    const texts = (refusals: readonly string[]) => refusals.map((text) => refusalText(text, t, locale) || fallback);
    return Object.fromEntries(Object.entries(errors).map(([name, refusals]) => [name, texts(refusals)]));
  }

  async function advance(target: number) {
    const { page: index, labels } = current();
    const page = pages[index];
    if (!page) return;
    const answers = answersOn(model, page);
    const earlier = Object.assign({}, ...pages.slice(0, index).map((before) => answersOn(model, before)));
    const errors = judgePage(page, answers, earlier, labels);
    if (Object.keys(errors).length > 0) return refuse('browser', errors);
    const outcome = await submit(index, answers);
    if (outcome) settle(outcome, index, target);
  }

  function settle(outcome: Outcome, index: number, target: number) {
    switch (outcome.kind) {
      case 'accepted': {
        if (outcome.isEarlier) {
          toasts.warning(t('survey.earlierCounted'));
          return on.onReport({ html: outcome.report ?? '', reference: outcome.reference });
        }
        // Before the stored files take the chosen ones' place, which is no edit of the visitor's.
        const { done } = current();
        keepFiles(outcome.files);
        change({
          responseId: outcome.responseId ?? current().responseId,
          done: Math.max(done, index + 1),
          answers: answersByPage(model, survey),
        });
        if (index < pages.length - 1) return turnTo(target);
        return on.onReport({ html: outcome.report ?? '', reference: outcome.reference });
      }
      case 'completed':
        return on.onCompleted();
      case 'refused':
        if (outcome.errors.terms) return on.onTermsRefused();
        if (outcome.errors.pageNumber) return sendAnew(outcome.message);
        return refuse('server', outcome.errors);
      case 'lost':
        if (current().responseId) return sendAnew(t('survey.lostResponse'));
        toasts.error(outcome.message || t('error.occurred'));
        return;
      case 'failed':
        toasts.error(outcome.message || t('error.occurred'));
    }
  }

  /** The server holds fewer pages than this browser thought, or none: from the first page on they are sent again. */
  function sendAnew(message: string) {
    toasts.warning(message);
    uploads.clear();
    change(detachDraft(current(), survey));
    model.data = Object.assign({}, ...Object.values(current().answers));
    turnTo(0);
  }

  function keepFiles(files: Extract<Outcome, { kind: 'accepted' }>['files']) {
    for (const [name, file] of Object.entries(files)) {
      uploads.delete(name);
      model.setValue(name, file);
    }
  }

  function focusQuestion(name: string) {
    const input = model.getQuestionByName(name)?.inputId;
    const element = input ? document.getElementById(input) : null;
    element?.focus({ preventScroll: true });
    element?.closest('.field')?.scrollIntoView({ block: 'center' });
  }

  /** The errors that still stand: a changed answer takes its own away. */
  function openErrors(messages: Readonly<Record<string, readonly string[]>>): FoundError[] {
    const questions = pages[current().page]?.question ?? [];
    return Object.entries(messages).flatMap(([name, texts]): FoundError[] => {
      const question = questions.find(({ nameTech }) => nameTech === name);
      const message = texts.join(' ');
      if (!question) return [{ label: name, message }];
      const stands = (model.getQuestionByName(name)?.errors.length ?? 0) > 0;
      return stands ? [{ question: name, label: question.question, message }] : [];
    });
  }

  return {
    back,
    open,
    forward: () => void advance(current().page + 1),
    focusQuestion,
    errors: refused ? openErrors(readable(refused.errors)) : [],
    refusedBy: refused?.by ?? 'browser',
  };
}
