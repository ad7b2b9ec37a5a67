import { useTranslate } from 'react-admin';
import type { Statistics } from '#contract/statistics.ts';
import { useFormats } from '../formats.ts';
import type { Series } from './chart-series.ts';
import { useDayFormats } from './use-day-formats.ts';

interface DaysTableProps {
  readonly days: Statistics['days'];
  readonly series: readonly Series[];
}

/** The numbers of the picture, a row a day. */
export function DaysTable({ days, series }: DaysTableProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { long } = useDayFormats();
  return (
    <table className="list-table plain-table" aria-label={translate('dashboard.days.title')}>
      <thead>
        <tr>
          <th scope="col">{translate('dashboard.days.day')}</th>
          {series.map(({ status }) => (
            <th key={status} scope="col" className="is-end">
              {translate(`status.${status}`)}
            </th>
          ))}
          <th scope="col" className="is-end">
            {translate('dashboard.days.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, counts }) => (
          <tr key={day}>
            <th scope="row">{long(day)}</th>
            {series.map(({ status }) => (
              <td key={status} className="is-end">
                {number(counts[status])}
              </td>
            ))}
            <td className="is-end is-strong">
              {number(Object.values(counts).reduce((total, count) => total + count, 0))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
