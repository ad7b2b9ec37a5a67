import { Button } from '@mui/material';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { operations } from '#contract/index.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { paths } from '#web/paths.ts';
import { readLoadFailure } from '../call-failure.ts';
import { ListMessage } from '../list/ListMessage.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { useLoaded } from '../use-loaded.ts';
import { AboutPackage } from './AboutPackage.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import '../list/chips.css';
import '../list/list.css';
import '../list/table.css';
import '../record/record.css';
import './packages.css';

/** The settings of one package. */
export function PackagePage() {
  const { package: name = '' } = useParams();
  return <LoadingPackage key={name} name={name} />;
}

function LoadingPackage({ name }: { name: string }) {
  const translate = useTranslate();
  const { client } = useApi();
  const load = useCallback(
    async (signal: AbortSignal) => (await client.call(operations.packages.get, { params: { name } }, { signal }))._data,
    [client, name],
  );
  const { data: form, error, reload, setData } = useLoaded(load);
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  const back = paths.packages.getHref();
  const title = translate(`packages.${name}.title`, { _: name });
  return (
    <RecordPage resource="packages" title={title} back={back} aside={form && <AboutPackage form={form} />}>
      {form ? (
        <SettingsForm form={form} onSaved={setData} />
      ) : (
        <div className="staff-panel">
          {error === undefined ? (
            <div role="status" className="record-loading">
              <span className="sr-only">{translate('list.loading')}</span>
              <span className="skeleton skeleton--1" />
              <span className="skeleton skeleton--2" />
              <span className="skeleton skeleton--3" />
            </div>
          ) : (
            <ListMessage
              tone="error"
              title={translate('packages.form.error')}
              text={readLoadFailure(error, translate)}
              action={<Button onClick={reload}>{translate('packages.form.retry')}</Button>}
            />
          )}
        </div>
      )}
    </RecordPage>
  );
}
