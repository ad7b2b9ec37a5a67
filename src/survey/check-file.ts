import type { Question } from '#contract/surveys.ts';
import { accepted, type CheckContext, type Checked, refused } from './checked.ts';
import { refusal } from './message-key.ts';

/** A file as both sides can describe it before it is stored. `size` in bytes. */
export interface Upload {
  readonly name: string;
  readonly size: number;
}

/** Largest file that any question takes, in bytes, where its own rules name no limit. */
export const fileSizeLimit = 10 * 1024 * 1024;

/** An upload within its limits, or the id of a file that this response already holds. */
export function checkFile(answer: unknown, { rules, nameTech }: Question, context: CheckContext): Checked {
  const { knowsFile, hasBytes } = context;
  if (typeof answer === 'string') return !knowsFile || knowsFile(answer, nameTech) ? accepted(answer) : refused('file');
  if (!isUpload(answer) || (hasBytes && !hasBytes(answer))) return refused('file');
  const extension = `.${answer.name.split('.').pop()?.toLowerCase() ?? ''}`;
  if (rules.accept?.length && !rules.accept.includes(extension)) {
    return refused(refusal('fileType', rules.accept.join(', ')));
  }
  const limit = Math.min(rules.maxSize ?? fileSizeLimit, fileSizeLimit);
  if (answer.size > limit) return refused(refusal('fileSize', limit));
  if (answer.size === 0) return refused('file');
  return accepted(answer);
}

export function isUpload(answer: unknown): answer is Upload {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'name' in answer &&
    typeof answer.name === 'string' &&
    'size' in answer &&
    typeof answer.size === 'number'
  );
}
