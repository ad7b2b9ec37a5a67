import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import type { LogEntry } from '#contract/logs.ts';
import { mayCall } from '#web/session/permissions.ts';
import { TooltipButton } from '../controls/TooltipButton.tsx';
import type { Column } from '../list/column.ts';
import { momentColumn } from '../list/moment-column.tsx';
import { LevelChip } from './LevelChip.tsx';
import { SelectBox } from './SelectBox.tsx';
import { useDeleteLogs } from './use-delete-logs.ts';

const label = (field: string) => `logs.field.${field}`;

/** The columns of the application's log, in the person's language; with boxes to choose lines for who may delete them. */
export function useLogColumns(open: (line: LogEntry) => void): readonly Column<LogEntry>[] {
  const translate = useTranslate();
  const remove = useDeleteLogs();
  return useMemo(() => {
    const mayDelete = mayCall(operations.logs.remove.access);
    const select: Column<LogEntry> = {
      name: 'select',
      label: 'logs.select',
      isActions: true,
      render: (line) => <SelectBox line={line} />,
    };
    return [
      ...(mayDelete ? [select] : []),
      { name: 'level', label: label('level'), card: 'top-start', render: ({ level }) => <LevelChip level={level} /> },
      {
        name: 'message',
        label: label('message'),
        tone: 'strong',
        card: 'last',
        render: ({ message }) => <span title={message}>{message}</span>,
      },
      { name: 'source', label: label('source'), tone: 'soft', card: 'bottom-start', render: ({ source }) => source },
      momentColumn('at', label('at'), 'top-end'),
      {
        name: 'actions',
        label: 'list.actions',
        isActions: true,
        align: 'end',
        card: 'side',
        render: (line) => (
          <>
            <TooltipButton
              label={translate('logs.show', { message: line.message })}
              icon="show"
              onClick={() => open(line)}
            />
            {mayDelete && (
              <TooltipButton
                label={translate('logs.delete.action', { message: line.message })}
                icon="delete"
                onClick={() => void remove([line.id])}
              />
            )}
          </>
        ),
      },
    ];
  }, [translate, open, remove]);
}
