import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';

/** How far a running job is. */
export function JobProgress({ percent }: { percent: number }) {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <span className="job-progress">
      <progress max={100} value={percent} aria-label={translate('queue.field.progress')} />
      {number(percent)}%
    </span>
  );
}
