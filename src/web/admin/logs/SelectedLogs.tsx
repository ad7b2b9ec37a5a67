import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import type { LogEntry } from '#contract/logs.ts';
import { mayCall } from '#web/session/permissions.ts';
import { Icon } from '../Icon.tsx';
import { useDeleteLogs } from './use-delete-logs.ts';

/** What can be done with the lines that were chosen. */
export function SelectedLogs() {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<LogEntry>();
  const remove = useDeleteLogs();
  if (!mayCall(operations.logs.remove.access) || data.length === 0) return null;
  if (selectedIds.length === 0) {
    return (
      <Button className="log-selecting" onClick={() => onSelect(data.map(({ id }) => id))}>
        {translate('logs.selectPage')}
      </Button>
    );
  }
  return (
    <div className="log-selecting">
      <span className="log-selected" role="status">
        {translate('logs.selected', { smart_count: selectedIds.length })}
      </span>
      <Button onClick={() => onUnselectItems()}>{translate('logs.unselect')}</Button>
      <Button color="error" onClick={() => void remove(selectedIds.map(Number))}>
        <Icon name="delete" />
        {translate('logs.delete.several')}
      </Button>
    </div>
  );
}
