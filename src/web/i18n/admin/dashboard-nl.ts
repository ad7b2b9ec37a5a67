import type { dashboardEn } from './dashboard-en.ts';

export const dashboardNl: typeof dashboardEn = {};
