import type { recordEn } from './record-en.ts';

export const recordNl: typeof recordEn = {};
