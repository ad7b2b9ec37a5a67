import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AuditLogEntry } from '#contract/audit-log.ts';
import { operations } from '#contract/index.ts';
import { mayCall } from '#web/session/permissions.ts';
import { EmptyList } from '../list/EmptyList.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { AuditDetails } from './AuditDetails.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { useAuditColumns } from './use-audit-columns.tsx';
import { VerifyButton } from './VerifyButton.tsx';
import './audit-log.css';

/** The audit log as a page, and over it the row that is open. */
export function AuditLogPage() {
  const translate = useTranslate();
  const [open, setOpen] = useState<AuditLogEntry>();
  const columns = useAuditColumns(setOpen);
  return (
    <>
      <ListPage
        title={translate('auditLog.title')}
        search={translate('auditLog.searchPlaceholder')}
        filters={<AuditFilters />}
        columns={columns}
        empty={<EmptyList area="auditLog" />}
        actions={mayCall(operations.auditLog.verify.access) && <VerifyButton />}
        currentId={open?.id}
      />
      {open && <AuditDetails row={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
