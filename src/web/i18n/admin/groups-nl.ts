import type { groupsEn } from './groups-en.ts';

export const groupsNl: typeof groupsEn = {};
