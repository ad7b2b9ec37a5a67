import { useTranslate } from 'react-admin';
import type { LogLevel } from '#contract/logs.ts';
import { Icon, type IconName } from '../Icon.tsx';

const looks: Readonly<Record<LogLevel, { readonly icon: IconName; readonly tone: string }>> = {
  warn: { icon: 'info', tone: 'unpaid' },
  error: { icon: 'warning', tone: 'failed' },
  fatal: { icon: 'stop', tone: 'failed' },
};

/** How bad it is, by shape, word and colour. */
export function LevelChip({ level }: { level: LogLevel }) {
  const translate = useTranslate();
  const { icon, tone } = looks[level];
  return (
    <span className={`status-chip status-chip--${tone}`}>
      <Icon name={icon} />
      {translate(`logs.level.${level}`)}
    </span>
  );
}
