import { useListContext, useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { useFilterChange } from '../list/use-filter-change.ts';

/** The periods that can be chosen, in days back from now. */
const days = [1, 7, 30] as const;

/** Filters by when a job was made. The address keeps the moment, so that a page that is kept stays the same. */
export function PeriodFilter() {
  const translate = useTranslate();
  const { day } = useFormats();
  const { filterValues } = useListContext();
  const { changeFilters } = useFilterChange();
  const from: string = filterValues.createdAt?.gte ?? '';
  const chosen = from && days.find((count) => beginOf(count) === from);
  const choose = (count: string) => changeFilters({ createdAt: count ? { gte: beginOf(Number(count)) } : undefined });
  return (
    <select
      className={from ? 'list-filter is-on' : 'list-filter'}
      aria-label={translate('queue.field.createdAt')}
      value={from && (chosen || 'other')}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{translate('queue.allPeriods')}</option>
      {days.map((count) => (
        <option key={count} value={count}>
          {translate('queue.lastDays', { smart_count: count })}
        </option>
      ))}
      {from && !chosen && <option value="other">{translate('queue.since', { day: day(from) })}</option>}
    </select>
  );
}

/** The begin of the person's own day, so many days back. */
function beginOf(count: number): string {
  const begin = new Date();
  begin.setHours(0, 0, 0, 0);
  begin.setDate(begin.getDate() - count + 1);
  return begin.toISOString();
}
