import { useId, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { isPeriod, type MomentRange, type Period, toPeriod, toRange } from './period.ts';
import { useFilterChange } from './use-filter-change.ts';
import './period-filter.css';

/** Narrows a list down to the days from one to another, both included. */
export function PeriodFilter({ name }: { name: string }) {
  const translate = useTranslate();
  const id = useId();
  const { filterValues } = useListContext();
  const { askedFilters, changeFilters } = useFilterChange();
  const [typed, setTyped] = useState<Partial<Period>>({});
  const period = { ...toPeriod(filterValues[name]), ...typed };
  const isWrong = !isPeriod(period);

  const change = (end: keyof Period, day: string) => {
    const wanted = { ...toPeriod(askedFilters()[name] as MomentRange | undefined), ...typed, [end]: day };
    // What cannot be asked for stays in the fields only.
    if (!isPeriod(wanted)) return setTyped({ ...typed, [end]: day });
    setTyped({});
    changeFilters({ [name]: toRange(wanted) });
  };

  return (
    <fieldset className="period-filter">
      <legend className="sr-only">{translate('list.period.label')}</legend>
      {(['from', 'to'] as const).map((end) => (
        <label key={end}>
          {translate(`list.period.${end}`)}
          <input
            type="date"
            className={period[end] ? 'list-filter is-on' : 'list-filter'}
            value={period[end]}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? id : undefined}
            onChange={(event) => change(end, event.target.value)}
          />
        </label>
      ))}
      {isWrong && (
        <p id={id} className="period-wrong">
          {translate('list.period.invalid')}
        </p>
      )}
    </fieldset>
  );
}
