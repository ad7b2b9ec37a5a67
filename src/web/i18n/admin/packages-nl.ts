import type { packagesEn } from './packages-en.ts';

export const packagesNl: typeof packagesEn = {};
