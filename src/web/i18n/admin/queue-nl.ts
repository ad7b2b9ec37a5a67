import type { queueEn } from './queue-en.ts';

export const queueNl: typeof queueEn = {};
