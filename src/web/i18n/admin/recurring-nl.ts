import type { recurringEn } from './recurring-en.ts';

export const recurringNl: typeof recurringEn = {};
