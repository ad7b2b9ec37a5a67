import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import type { ResponseAnswer } from '#contract/responses.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { Icon } from '../Icon.tsx';
import { saveFile } from './save-file.ts';

/** A file among the answers, fetched when it is asked for. */
export function FileDownload({ file }: { file: NonNullable<ResponseAnswer['file']> }) {
  const translate = useTranslate();
  const { client } = useApi();
  const [isBusy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      saveFile(await client.call(operations.files.get, { params: { id: file.id } }));
    } catch {
      toasts.error(translate('responses.details.downloadFailed'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <button
      type="button"
      className="staff-link"
      onClick={() => void download()}
      disabled={isBusy}
      aria-label={translate('responses.details.download', { name: file.filename })}
    >
      <Icon name="download" />
      {file.filename}
    </button>
  );
}
