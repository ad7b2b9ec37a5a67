import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Info } from '#contract/info.ts';
import { useFormats } from '../formats.ts';
import { InfoSection } from './InfoSection.tsx';
import { wholeAddress } from './whole-address.ts';

type Fact = readonly [field: string, value: ReactNode];

/** Version and addresses and, where the person may know, what it runs on. */
export function InfoFacts({ info: { version, baseUrl, apiUrl, system } }: { info: Info }) {
  const translate = useTranslate();
  const { fullMoment } = useFormats();
  return (
    <>
      <InfoSection name="application">
        <Facts
          facts={[
            ['version', version],
            ['baseUrl', wholeAddress(baseUrl)],
            ['apiUrl', wholeAddress(apiUrl)],
            ...(system ? ([['startedAt', fullMoment(system.startedAt)]] satisfies Fact[]) : []),
          ]}
        />
      </InfoSection>
      {system && (
        <InfoSection name="system">
          <Facts
            facts={[
              ['node', system.node],
              ['database', `${engines[system.database.engine] ?? system.database.engine} ${system.database.version}`],
              ['migration', system.database.migration],
              ['jobs', jobsText(system.jobs, translate)],
            ]}
          />
        </InfoSection>
      )}
    </>
  );
}

const engines: Readonly<Record<string, string>> = { pglite: 'PGlite, PostgreSQL', postgresql: 'PostgreSQL' };

function jobsText(
  { mode, workers }: NonNullable<Info['system']>['jobs'],
  translate: ReturnType<typeof useTranslate>,
): string {
  return `${translate(`info.jobs.${mode}`, { _: mode })} · ${translate('info.workers', { smart_count: workers })}`;
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  const translate = useTranslate();
  return (
    <dl className="info-facts">
      {facts.map(([field, value]) => (
        <div key={field}>
          <dt>{translate(`info.field.${field}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
