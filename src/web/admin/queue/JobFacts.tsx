import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { operations } from '#contract/index.ts';
import type { FullQueueJob } from '#contract/queue.ts';
import { useLocale } from '#web/i18n/LocaleProvider.tsx';
import { paths } from '#web/paths.ts';
import { mayCall } from '#web/session/permissions.ts';
import { DataList } from '../controls/DataList.tsx';
import { useFormats } from '../formats.ts';
import { Nothing } from '../list/Nothing.tsx';
import { FormSection } from '../record/FormSection.tsx';
import { durationText } from './duration.ts';
import { JobDownload } from './JobDownload.tsx';
import { JobProgress } from './JobProgress.tsx';
import '../controls/data-dialog.css';

/** A job from its making to what came of it. */
export function JobFacts({ job }: { job: FullQueueJob }) {
  const translate = useTranslate();
  const { fullMoment } = useFormats();
  const { locale } = useLocale();
  const named = (kind: 'param' | 'result', data: object) =>
    Object.fromEntries(
      Object.entries(data).map(([name, value]) => [translate(`queue.${kind}.${name}`, { _: name }), value]),
    );
  const moment = (iso: string | null) => (iso ? <time dateTime={iso}>{fullMoment(iso)}</time> : <Nothing />);
  return (
    <div className="staff-panel record-form">
      <FormSection title={translate('queue.section.run')} text={translate('queue.section.runText')}>
        <dl className="job-facts">
          <Fact name="attempts">{translate('queue.attemptsOf', { ...job })}</Fact>
          {job.status === 'running' && job.progress !== null && (
            <Fact name="progress">
              <JobProgress percent={job.progress} />
            </Fact>
          )}
          <Fact name="durationMs">{job.durationMs === null ? <Nothing /> : durationText(locale, job.durationMs)}</Fact>
          <Fact name="createdAt">{moment(job.createdAt)}</Fact>
          <Fact name="runAt">{moment(job.runAt)}</Fact>
          <Fact name="startedAt">{moment(job.startedAt)}</Fact>
          <Fact name="finishedAt">{moment(job.finishedAt)}</Fact>
          <Fact name="createdBy">{makerOf(job)}</Fact>
          <Fact name="tenant">{job.tenant?.name ?? translate('queue.everyTenant')}</Fact>
        </dl>
      </FormSection>
      {job.error && (
        <FormSection title={translate('queue.section.error')}>
          <p className="job-error">{job.error}</p>
        </FormSection>
      )}
      <FormSection title={translate('queue.section.params')} text={translate('queue.section.paramsText')}>
        <Data data={named('param', job.params)} none={translate('queue.noParams')} />
      </FormSection>
      <FormSection title={translate('queue.section.result')} text={translate('queue.section.resultText')}>
        <Data data={named('result', job.result ?? {})} none={translate('queue.noResult')} />
        <JobDownload job={job} />
      </FormSection>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <div>
      <dt>{translate(`queue.field.${name}`)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Data({ data, none }: { data: object; none: string }) {
  if (Object.keys(data).length === 0) return <p className="is-soft">{none}</p>;
  return (
    <div className="data-body job-data">
      <DataList data={data} showsEmpty />
    </div>
  );
}

/** Who or what made the job: a person, or the recurring job, which has a page of its own. */
function makerOf({ recurring, createdBy }: FullQueueJob): ReactNode {
  if (!recurring) return createdBy?.name ?? <Nothing />;
  if (!mayCall(operations.recurring.get.access)) return recurring.name;
  return <Link to={paths.recurringJob.getHref(recurring.id)}>{recurring.name}</Link>;
}
