import type { rolesEn } from './roles-en.ts';

export const rolesNl: typeof rolesEn = {};
