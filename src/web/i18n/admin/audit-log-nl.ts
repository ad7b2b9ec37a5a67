import type { auditLogEn } from './audit-log-en.ts';

export const auditLogNl: typeof auditLogEn = {};
