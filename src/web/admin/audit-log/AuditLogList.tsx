import { ListFrame } from '../list/ListFrame.tsx';
import { AuditLogPage } from './AuditLogPage.tsx';

const newestFirst = { field: 'at', order: 'DESC' } as const;

/** What happened, as far as the signed-in person may see it. */
export function AuditLogList() {
  return (
    <ListFrame sort={newestFirst}>
      <AuditLogPage />
    </ListFrame>
  );
}
