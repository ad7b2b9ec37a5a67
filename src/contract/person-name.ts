import * as z from 'zod/mini';

/** A first or last name: no control characters, and none that hide or turn a text round. */
export const personName = z
  .string()
  .check(z.trim(), z.maxLength(100), z.regex(/^[^\p{Cc}\p{Cs}\u200b\u202a-\u202e\u2066-\u2069\ufeff]*$/u));
