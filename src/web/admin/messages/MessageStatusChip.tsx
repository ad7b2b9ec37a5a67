import { useTranslate } from 'react-admin';
import type { MessageStatus } from '#contract/messages.ts';
import { Icon, type IconName } from '../Icon.tsx';

const looks: Readonly<Record<MessageStatus, { icon: IconName; tone: string }>> = {
  queued: { icon: 'clock', tone: 'unpaid' },
  sent: { icon: 'check', tone: 'paid' },
  kept: { icon: 'archive', tone: 'archived' },
  failed: { icon: 'warning', tone: 'failed' },
};

/** How far a mail came, by shape, word and colour. */
export function MessageStatusChip({ status }: { status: MessageStatus }) {
  const translate = useTranslate();
  const { icon, tone } = looks[status];
  return (
    <span className={`status-chip status-chip--${tone}`}>
      <Icon name={icon} />
      {translate(`messages.status.${status}`)}
    </span>
  );
}
