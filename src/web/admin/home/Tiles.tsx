import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Statistics } from '#contract/statistics.ts';
import { paths } from '#web/paths.ts';
import { useFormats } from '../formats.ts';
import { RelativeTime } from '../RelativeTime.tsx';
import { useDayFormats } from './use-day-formats.ts';

/** The figures of the period, each with what it was before. */
export function Tiles({ statistics }: { statistics: Statistics }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { share, duration, percent } = useDayFormats();
  const { totals, previous, days, unpaid } = statistics;
  const was = (value: string | undefined) => (value === undefined ? '' : translate('dashboard.tile.was', { value }));
  const growth = () => {
    const params = { smart_count: days.length };
    if (previous.responses === 0) return translate('dashboard.tile.noneBefore', params);
    const change = totals.responses / previous.responses - 1;
    const key = change > 0 ? 'more' : change < 0 ? 'fewer' : 'same';
    return translate(`dashboard.tile.${key}`, { ...params, share: percent(Math.abs(change)) });
  };
  const rate = share(totals.completed, totals.responses);
  const rateBefore = share(previous.completed, previous.responses);
  return (
    <section className="staff-panel" aria-label={translate('dashboard.tile.label')}>
      <dl className="tiles">
        <Tile label={translate('dashboard.tile.responses')} value={number(totals.responses)} more={growth()} />
        <Tile label={translate('dashboard.tile.paid')} value={number(totals.paid)} more={was(number(previous.paid))} />
        <Tile label={translate('dashboard.tile.completed')} value={rate} more={was(rateBefore)} />
        <Tile
          label={translate('dashboard.tile.median')}
          value={totals.medianSeconds === null ? undefined : duration(totals.medianSeconds)}
          more={[
            totals.medianSeconds !== null &&
              translate(totals.medianSeconds < 3600 ? 'dashboard.tile.minutes' : 'dashboard.tile.hours'),
            previous.medianSeconds !== null && was(duration(previous.medianSeconds)),
          ]
            .filter(Boolean)
            .join(', ')}
        />
        <Tile
          label={translate('dashboard.tile.unpaid')}
          value={number(unpaid.count)}
          more={
            unpaid.oldest && (
              <Link to={`${paths.responses.getHref()}?filter=${encodeURIComponent('{"status":"UNPAID"}')}`}>
                {translate('dashboard.tile.oldest')} <RelativeTime moment={unpaid.oldest} />
              </Link>
            )
          }
        />
      </dl>
    </section>
  );
}

function Tile({ label, value, more }: { label: string; value: string | undefined; more: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="tile-value">{value ?? '–'}</span>
        <span className="tile-more">{more}</span>
      </dd>
    </div>
  );
}
