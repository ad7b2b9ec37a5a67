export const auditLogEn = {};
