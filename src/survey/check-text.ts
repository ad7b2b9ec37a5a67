import { isStorable } from '#contract/storable-text.ts';
import { type Question, questionTypes } from '#contract/surveys.ts';
import { accepted, type Checked, refused } from './checked.ts';
import { refusal } from './message-key.ts';

/** Longest text that any question takes, where its own rules name no limit. */
export const textLimit = 10_000;

const email = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[^\s\p{C}@<>()[\]\\,;:".]+(\.[^\s\p{C}@<>()[\]\\,;:".]+)+$/u;
const emailLimit = 254;

/** Whether a text is an e-mail address, as far as its form tells. */
export function isEmail(text: string): boolean {
  return [...text].length <= emailLimit && email.test(text);
}

/** Text and e-mail answers. Line ends become \n, outer white space goes. */
export function checkPlain(answer: unknown, question: Question): Checked {
  if (typeof answer !== 'string') return refused('text');
  const value = answer.replace(/\r\n?/g, '\n').trim();
  if (!isStorable(value)) return refused('pattern');
  const { minLength, maxLength, pattern } = question.rules;
  const asksEmail = question.questionType === questionTypes.email;
  const limit = Math.min(maxLength ?? textLimit, asksEmail ? emailLimit : textLimit);
  const length = [...value].length;
  if (length > limit) return refused(refusal('maxLength', limit));
  if (minLength !== undefined && length < minLength) return refused(refusal('minLength', minLength));
  if (asksEmail && !email.test(value)) return refused('email');
  if (pattern && !new RegExp(`^(?:${pattern})$`, 'u').test(value)) return refused('pattern');
  return accepted(value);
}

export function checkNumber(answer: unknown, { rules }: Question): Checked {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return refused('number');
  if (rules.integer && !Number.isInteger(answer)) return refused('integer');
  if (typeof rules.min === 'number' && answer < rules.min) return refused(refusal('min', rules.min));
  if (typeof rules.max === 'number' && answer > rules.max) return refused(refusal('max', rules.max));
  return accepted(answer);
}
