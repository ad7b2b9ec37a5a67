import { useTranslate } from 'react-admin';
import type { ResponseStatus } from '#contract/responses.ts';
import { Icon, type IconName } from '../Icon.tsx';

const icons: Readonly<Record<ResponseStatus, IconName>> = {
  PAID: 'check',
  UNPAID: 'clock',
  INCOMPLETE: 'half',
  ARCHIVED: 'archive',
  NEW: 'point',
};

/** A status by shape, word and colour. */
export function StatusChip({ status }: { status: ResponseStatus }) {
  const translate = useTranslate();
  return (
    <span className={`status-chip status-chip--${status.toLowerCase()}`}>
      <Icon name={icons[status]} />
      {translate(`status.${status}`)}
    </span>
  );
}
