import { useRefresh } from 'react-admin';
import { operations } from '#contract/index.ts';
import { mayCall } from '#web/session/permissions.ts';
import { FailedJobs } from './FailedJobs.tsx';
import { FailedMails } from './FailedMails.tsx';
import { PeriodTools } from './PeriodTools.tsx';
import { StatisticsPart } from './StatisticsPart.tsx';
import { useStatistics } from './use-statistics.ts';
import '../list/chips.css';

/** What staff need at a glance, each part for who may see it. */
export function Dashboard() {
  return (
    <div className="dashboard">
      {mayCall(operations.statistics.get.access) && <Responses />}
      {mayCall(operations.queue.list.access) && <FailedJobs />}
      {mayCall(operations.messages.list.access) && <FailedMails />}
    </div>
  );
}

function Responses() {
  const { data, error, isFetching, refetch } = useStatistics();
  // Everything that the page shows, what failed too.
  const refresh = useRefresh();
  return (
    <>
      <PeriodTools isFetching={isFetching} refresh={refresh} />
      <StatisticsPart statistics={data} error={error} retry={() => void refetch()} />
    </>
  );
}
