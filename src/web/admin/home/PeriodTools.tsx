import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { operations } from '#contract/index.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { useLocale } from '#web/i18n/LocaleProvider.tsx';
import { Icon } from '../Icon.tsx';
import { dutchToday, periodChoices, periodOf, readPeriodChoice, usualChoice } from './period-choice.ts';
import { useDayFormats } from './use-day-formats.ts';

interface PeriodToolsProps {
  readonly isFetching: boolean;
  readonly refresh: () => void;
}

/** Which days and which scan the dashboard is about, kept in the address, and a button that counts anew. */
export function PeriodTools({ isFetching, refresh }: PeriodToolsProps) {
  const translate = useTranslate();
  const { range } = useDayFormats();
  const [params, setParams] = useSearchParams();
  const choice = readPeriodChoice(params);
  const today = dutchToday(new Date());
  const period = periodOf(choice, params, today);
  const set = (changes: Record<string, string | undefined>) =>
    setParams((before) => withChanges(before, changes), { replace: true });

  const choose = (wanted: string) => {
    const own = wanted === 'own' ? (period ?? periodOf(usualChoice, params, today)) : undefined;
    set({ period: wanted === usualChoice ? undefined : wanted, from: own?.from, to: own?.to });
  };

  return (
    <div className="staff-page-actions dashboard-tools">
      {period && <h2 className="dashboard-range">{range(period.from, period.to)}</h2>}
      <ScanSelect value={params.get('scan') ?? ''} onChange={(scan) => set({ scan: scan || undefined })} />
      <select
        className="list-filter is-chosen"
        aria-label={translate('dashboard.period.label')}
        value={choice}
        onChange={(event) => choose(event.target.value)}
      >
        {periodChoices.map((name) => (
          <option key={name} value={name}>
            {translate(`dashboard.period.${name}`)}
          </option>
        ))}
      </select>
      {choice === 'own' &&
        (['from', 'to'] as const).map((end) => (
          <input
            key={end}
            type="date"
            className="list-filter is-chosen dashboard-day"
            aria-label={translate(`dashboard.period.${end}`)}
            value={params.get(end) ?? ''}
            max={today}
            onChange={(event) => set({ [end]: event.target.value || undefined })}
          />
        ))}
      <Button onClick={refresh} className={isFetching ? 'is-refreshing' : undefined}>
        <Icon name="refresh" />
        {translate('list.refresh')}
      </Button>
    </div>
  );
}

/** The scan that is counted; not there while there is only one. */
function ScanSelect({ value, onChange }: { value: string; onChange: (scan: string) => void }) {
  const translate = useTranslate();
  const { client } = useApi();
  const { locale } = useLocale();
  const { data: scans = [] } = useQuery({
    queryKey: ['scans', locale],
    queryFn: async ({ signal }) =>
      (await client.call(operations.surveys.list, { query: { expand: '', perPage: 1000 } }, { signal }))._data,
    retry: false,
  });
  if (scans.length < 2 && !value) return null;
  return (
    <select
      className="list-filter is-chosen"
      aria-label={translate('dashboard.scan')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{translate('dashboard.allScans')}</option>
      {scans.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

function withChanges(before: URLSearchParams, changes: Record<string, string | undefined>): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  return params;
}
