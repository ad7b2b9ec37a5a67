import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { AuditLogEntry } from '#contract/audit-log.ts';
import { seesEveryTenant } from '#web/session/permissions.ts';
import { TooltipButton } from '../controls/TooltipButton.tsx';
import type { Column } from '../list/column.ts';
import { momentColumn } from '../list/moment-column.tsx';
import { Nothing } from '../list/Nothing.tsx';
import { RecordName } from './RecordName.tsx';
import { useWords } from './use-words.ts';

const label = (field: string) => `auditLog.field.${field}`;

/** The columns of the audit log, in the person's language. */
export function useAuditColumns(open: (row: AuditLogEntry) => void): readonly Column<AuditLogEntry>[] {
  const translate = useTranslate();
  const words = useWords();
  return useMemo(() => {
    const tenant: Column<AuditLogEntry> = {
      name: 'tenant',
      label: label('tenant'),
      tone: 'soft',
      render: (row) => row.tenant?.name ?? <Nothing />,
    };
    return [
      {
        name: 'action',
        label: label('action'),
        tone: 'strong',
        card: 'top-start',
        render: ({ action }) => words.action(action),
      },
      { name: 'entity', label: label('entity'), card: 'bottom-start', render: (row) => <RecordName row={row} /> },
      {
        name: 'actor',
        label: label('actor'),
        card: 'last',
        render: (row) => <span className={row.actor ? undefined : 'is-soft'}>{words.who(row)}</span>,
      },
      { name: 'address', label: label('address'), tone: 'soft', render: ({ address }) => address || <Nothing /> },
      ...(seesEveryTenant() ? [tenant] : []),
      momentColumn('at', label('at'), 'top-end'),
      {
        name: 'actions',
        label: 'list.actions',
        isActions: true,
        align: 'end',
        card: 'side',
        render: (row) => (
          <TooltipButton
            label={translate('auditLog.show', { what: words.action(row.action) })}
            icon="show"
            onClick={() => open(row)}
          />
        ),
      },
    ];
  }, [translate, words, open]);
}
