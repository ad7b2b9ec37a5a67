import { isStorable } from '#contract/storable-text.ts';
import type { Question } from '#contract/surveys.ts';
import { accepted, type CheckContext, type Checked, refused } from './checked.ts';

export function checkSelect(answer: unknown, question: Question): Checked {
  return typeof answer === 'string' && hasOption(question, answer) ? accepted(answer) : refused('option');
}

/** A list of option values without doubles; where the question has no options, a boolean. */
export function checkCheckbox(answer: unknown, question: Question): Checked {
  if (!question.questionOption?.questionOptionValue.length) {
    return typeof answer === 'boolean' ? accepted(answer) : refused('boolean');
  }
  if (!Array.isArray(answer) || !answer.every((item) => typeof item === 'string')) return refused('options');
  const chosen = new Set<string>(answer);
  if (chosen.size !== answer.length) return refused('options');
  return answer.every((value) => hasOption(question, value)) ? accepted([...answer]) : refused('option');
}

/** An autocomplete's answer: the id of an item that its lookup holds. */
export function checkItem(answer: unknown, question: Question, { knowsItem }: CheckContext): Checked {
  if (typeof answer !== 'string' || answer.length > 100 || !isStorable(answer)) return refused('item');
  const path = question.questionOption?.lookupValue ?? '';
  return knowsItem && !knowsItem(path, answer) ? refused('item') : accepted(answer);
}

function hasOption(question: Question, value: string): boolean {
  return (question.questionOption?.questionOptionValue ?? []).some((option) => option.value === value);
}
