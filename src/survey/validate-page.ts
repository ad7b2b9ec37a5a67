import type { Question, SurveyPage } from '#contract/surveys.ts';
import type { CheckContext } from './checked.ts';
import type { Refusal } from './message-key.ts';
import { questionTypeOf } from './question-types.ts';

/** Answers by the question's nameTech. */
export type Answers = Readonly<Record<string, unknown>>;

export interface Verdict {
  /** The page's answers in their stored form; hidden questions and empty answers are left out. */
  readonly answers: Record<string, unknown>;
  readonly errors: Record<string, Refusal[]>;
}

/**
 * The verdict on a page of answers, which browser and server reach with this same code.
 * Every refusal is found at once, also for names that the page does not ask.
 *
 * @param earlier answers of the pages before, which visibility may look at
 */
export function validatePage(page: SurveyPage, given: Answers, earlier: Answers, context: CheckContext): Verdict {
  const verdict: { answers: Record<string, unknown>; errors: Record<string, Refusal[]> } = { answers: {}, errors: {} };
  for (const question of page.question) {
    const seen = { ...earlier, ...verdict.answers };
    if (!isVisible(question, seen)) continue;
    const answer = Object.hasOwn(given, question.nameTech) ? given[question.nameTech] : undefined;
    if (isEmpty(answer, question)) {
      if (question.isRequired) verdict.errors[question.nameTech] = ['required'];
      continue;
    }
    const checked = questionTypeOf(question).check(answer, question, context);
    if ('refused' in checked) verdict.errors[question.nameTech] = [checked.refused];
    else verdict.answers[question.nameTech] = checked.value;
  }
  for (const name of Object.keys(given)) {
    if (!page.question.some((question) => question.nameTech === name)) verdict.errors[name] = ['unknown'];
  }
  return verdict;
}

/** Whether a question is asked, given the answers before it. */
export function isVisible({ visibleIf }: Pick<Question, 'visibleIf'>, answers: Answers): boolean {
  if (!visibleIf) return true;
  const answer = Object.hasOwn(answers, visibleIf.question) ? answers[visibleIf.question] : undefined;
  const given = Array.isArray(answer) ? answer : [answer];
  return visibleIf.in.some((value) => given.includes(value));
}

/** An unticked box that must be ticked counts as empty: agreement cannot be given by silence. */
function isEmpty(answer: unknown, question: Question): boolean {
  if (answer === undefined || answer === null) return true;
  if (typeof answer === 'string') return answer.trim() === '';
  if (Array.isArray(answer)) return answer.length === 0;
  return answer === false && question.isRequired;
}
