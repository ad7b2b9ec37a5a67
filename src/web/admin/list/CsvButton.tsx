import { Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useApi } from '#web/api/ApiProvider.tsx';
import { isSignedIn } from '#web/session/session-store.ts';
import { toasts } from '#web/ui/toasts.ts';
import { readFailure } from '../call-failure.ts';
import { Icon } from '../Icon.tsx';
import { resources } from '../providers/resources.ts';
import { saveBlob } from '../save-blob.ts';
import { downloadCsv } from './csv-download.ts';

/** Every row that fits the list's filters, as CSV; a second press gives it up. For lists that the server gives so. */
export function CsvButton() {
  const translate = useTranslate();
  const { client } = useApi();
  const { resource, filterValues, sort, total } = useListContext();
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const operation = resources[resource]?.list;
  if (!operation?.list?.csv) return null;

  const download = async () => {
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      const { blob, filename } = await downloadCsv(
        client,
        operation,
        { filter: filterValues, sort },
        controller.signal,
      );
      saveBlob(blob, filename);
    } catch (error) {
      const isGivenUp = controller.signal.aborted || !isSignedIn();
      if (!isGivenUp) toasts.error(readFailure(error, translate, 'list.csv.failed').text);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button disabled={!total} onClick={() => (isBusy ? running.current?.abort() : void download())}>
      <Icon name={isBusy ? 'stop' : 'download'} />
      {translate(isBusy ? 'list.csv.cancel' : 'list.csv.download')}
    </Button>
  );
}
