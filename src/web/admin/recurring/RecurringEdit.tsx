import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { operations } from '#contract/index.ts';
import type { RecurringJob } from '#contract/recurring.ts';
import { paths } from '#web/paths.ts';
import { mayCall } from '#web/session/permissions.ts';
import { useFormats } from '../formats.ts';
import { AsideCard } from '../record/AsideCard.tsx';
import { DeleteButton } from '../record/DeleteButton.tsx';
import { EditPage } from '../record/EditPage.tsx';
import { LastRun } from './LastRun.tsx';
import { NextRuns } from './NextRuns.tsx';
import { RecurringFields } from './RecurringFields.tsx';
import { RunNow } from './RunNow.tsx';

const back = paths.recurring.getHref();

/** A recurring job, when it runs next and how it went last. */
export function RecurringEdit() {
  return (
    <EditPage<RecurringJob>
      resource="recurring"
      title={({ name }) => name}
      back={back}
      actions={(job) => <RunNow job={job} />}
      aside={(job) => <Aside job={job} />}
    >
      <RecurringFields />
    </EditPage>
  );
}

function Aside({ job }: { job: RecurringJob }) {
  const translate = useTranslate();
  const { fullMoment } = useFormats();
  const { id, name, nextRuns, timeZone, last } = job;
  const ofThis = `${paths.queue.getHref()}?filter=${encodeURIComponent(JSON.stringify({ recurring: id }))}`;
  return (
    <>
      <AsideCard title={translate('recurring.field.nextRuns')}>
        {nextRuns.length > 0 ? (
          <div className="next-runs-card">
            <NextRuns runs={nextRuns} timeZone={timeZone} />
          </div>
        ) : (
          <p>{translate('recurring.isOff')}</p>
        )}
      </AsideCard>
      <AsideCard title={translate('recurring.field.last')}>
        <p>
          <LastRun job={job} /> {last?.finishedAt && fullMoment(last.finishedAt)}
        </p>
        {mayCall(operations.queue.list.access) && (
          <p>
            <Link to={ofThis}>{translate('recurring.allRuns')}</Link>
          </p>
        )}
      </AsideCard>
      {mayCall(operations.recurring.remove.access) && (
        <AsideCard title={translate('recurring.delete.title')}>
          <p>{translate('recurring.delete.text')}</p>
          <p>
            <DeleteButton
              resource="recurring"
              record={job}
              name={name}
              text={translate('recurring.delete.text')}
              back={back}
            />
          </p>
        </AsideCard>
      )}
    </>
  );
}
