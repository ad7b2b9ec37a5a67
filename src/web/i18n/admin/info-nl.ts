import type { infoEn } from './info-en.ts';

export const infoNl: typeof infoEn = {};
