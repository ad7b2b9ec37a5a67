import { useListContext, useTranslate } from 'react-admin';
import type { LogEntry } from '#contract/logs.ts';

/** Chooses a line, for what can be done with several at once. */
export function SelectBox({ line }: { line: LogEntry }) {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext<LogEntry>();
  return (
    <input
      type="checkbox"
      className="log-select"
      aria-label={translate('logs.selectOne', { message: line.message })}
      checked={selectedIds.includes(line.id)}
      onChange={() => onToggleItem(line.id)}
    />
  );
}
