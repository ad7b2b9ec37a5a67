import type { HealthStatus } from '#contract/info.ts';
import { Icon, type IconName } from '../Icon.tsx';

const looks: Readonly<Record<HealthStatus, { icon: IconName; tone: string }>> = {
  ok: { icon: 'check', tone: 'paid' },
  failing: { icon: 'warning', tone: 'failed' },
  off: { icon: 'point', tone: 'archived' },
};

/** How something is, by shape, word and colour. */
export function HealthChip({ status, label }: { status: HealthStatus; label: string }) {
  const { icon, tone } = looks[status];
  return (
    <span className={`status-chip status-chip--${tone}`}>
      <Icon name={icon} />
      {label}
    </span>
  );
}
