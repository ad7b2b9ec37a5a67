import type { logsEn } from './logs-en.ts';

export const logsNl: typeof logsEn = {};
