import * as z from 'zod/mini';

/** Whether a text can be stored: PostgreSQL takes neither NUL nor half a surrogate pair. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}

/** A text of somebody else's, with a sign in place of each character that cannot be stored. */
export function madeStorable(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, '\ufffd');
}

/** A text that a database can take, of at most so many UTF-16 units. */
export function storableText(longest: number) {
  return z.string().check(z.maxLength(longest), z.refine(isStorable, 'holds characters that are no text'));
}
