export const auditLogOperations = {};
