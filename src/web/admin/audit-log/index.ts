import { AuditLogList } from './AuditLogList.tsx';

export const auditLog = { list: AuditLogList };
