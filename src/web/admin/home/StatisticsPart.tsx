import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Statistics } from '#contract/statistics.ts';
import { readFailure, readLoadFailure } from '../call-failure.ts';
import { ListMessage } from '../list/ListMessage.tsx';
import { DaysPanel } from './DaysPanel.tsx';
import { DropOff } from './DropOff.tsx';
import { StatisticsSkeleton } from './StatisticsSkeleton.tsx';
import { Tiles } from './Tiles.tsx';

interface StatisticsPartProps {
  readonly statistics: Statistics | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** What became of the responses, or why that is not there. */
export function StatisticsPart({ statistics, error, retry }: StatisticsPartProps) {
  const translate = useTranslate();
  if (error) {
    return (
      <ListMessage
        tone="error"
        title={translate('dashboard.failed')}
        // A period that is none is refused at its first day.
        text={readFailure(error, translate, 'dashboard.failed').fields.from ?? readLoadFailure(error, translate)}
        action={<Button onClick={retry}>{translate('list.error.retry')}</Button>}
      />
    );
  }
  if (!statistics) return <StatisticsSkeleton />;
  return (
    <>
      <Tiles statistics={statistics} />
      {statistics.totals.responses === 0 ? (
        <NothingYet />
      ) : (
        <div className="dashboard-pair">
          <DaysPanel days={statistics.days} />
          <DropOff scans={statistics.scans} />
        </div>
      )}
    </>
  );
}

/** No responses in the period, and the way to a longer one. */
function NothingYet() {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  return (
    <section className="staff-panel" aria-label={translate('dashboard.days.title')}>
      <ListMessage
        title={translate('dashboard.empty.title')}
        text={translate('dashboard.empty.text')}
        action={
          params.get('period') !== 'year' && (
            <Button onClick={() => setParams({ period: 'year' })}>{translate('dashboard.empty.year')}</Button>
          )
        }
      />
    </section>
  );
}
