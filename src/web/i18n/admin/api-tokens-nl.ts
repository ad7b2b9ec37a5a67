import type { apiTokensEn } from './api-tokens-en.ts';

export const apiTokensNl: typeof apiTokensEn = {};
