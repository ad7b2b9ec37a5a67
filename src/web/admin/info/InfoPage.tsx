import { Button } from '@mui/material';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { readLoadFailure } from '../call-failure.ts';
import { CopyButton } from '../controls/CopyButton.tsx';
import { Icon } from '../Icon.tsx';
import { ListMessage } from '../list/ListMessage.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { useLoaded } from '../use-loaded.ts';
import { bugReport } from './bug-report.ts';
import { HealthChip } from './HealthChip.tsx';
import { HealthList } from './HealthList.tsx';
import { InfoFacts } from './InfoFacts.tsx';
import { InfoSection } from './InfoSection.tsx';
import { Licences } from './Licences.tsx';
import '../list/chips.css';
import '../list/list.css';
import '../list/table.css';
import '../record/record.css';
import './info.css';

/** What runs here, how each part of it is, and what it is made of. */
export function InfoPage() {
  const translate = useTranslate();
  const { client } = useApi();
  const load = useCallback(
    async (signal: AbortSignal) => (await client.call(operations.info.get, {}, { signal }))._data,
    [client],
  );
  const { data: info, error, reload } = useLoaded(load);
  return (
    <div className="staff-page record-page info-page">
      <div className="staff-page-head">
        <PageTitle title={translate('info.title')} />
        {info && <HealthChip status={info.status} label={translate(`info.health.${info.status}`)} />}
        <div className="staff-page-actions">
          <Button onClick={reload}>
            <Icon name="refresh" />
            {translate('list.refresh')}
          </Button>
          {info && <CopyButton text={bugReport(info)} label={translate('info.copy')} />}
        </div>
      </div>
      <div className="staff-panel">
        {error !== undefined && (
          <ListMessage
            tone="error"
            title={translate('info.error')}
            text={readLoadFailure(error, translate)}
            action={<Button onClick={reload}>{translate('info.retry')}</Button>}
          />
        )}
        {!info && error === undefined && (
          <div role="status" className="record-loading">
            <span className="sr-only">{translate('list.loading')}</span>
            <span className="skeleton skeleton--1" />
            <span className="skeleton skeleton--2" />
            <span className="skeleton skeleton--3" />
          </div>
        )}
        {info && <InfoFacts info={info} />}
        {info?.system && (
          <InfoSection name="parts">
            <HealthList parts={info.system.parts} />
          </InfoSection>
        )}
        <InfoSection name="licences">
          <Licences />
        </InfoSection>
      </div>
    </div>
  );
}
