import { useTranslate } from 'react-admin';
import type { JobStatus } from '#contract/queue.ts';
import { Icon, type IconName } from '../Icon.tsx';

/** The look of each status; the chips are those of the responses, by what they mean to the eye. */
const looks: Readonly<Record<JobStatus, { chip: string; icon: IconName }>> = {
  queued: { chip: 'unpaid', icon: 'clock' },
  running: { chip: 'new', icon: 'start' },
  completed: { chip: 'paid', icon: 'check' },
  failed: { chip: 'failed', icon: 'warning' },
  cancelled: { chip: 'archived', icon: 'stop' },
};

/** A job's status by shape, word and colour. */
export function JobStatusChip({ status }: { status: JobStatus }) {
  const translate = useTranslate();
  const { chip, icon } = looks[status];
  return (
    <span className={`status-chip status-chip--${chip}`}>
      <Icon name={icon} />
      {translate(`queue.status.${status}`)}
    </span>
  );
}
