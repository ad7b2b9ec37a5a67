import type { tenantsEn } from './tenants-en.ts';

export const tenantsNl: typeof tenantsEn = {};
