import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import type { FullQueueJob } from '#contract/queue.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { isSignedIn } from '#web/session/session-store.ts';
import { toasts } from '#web/ui/toasts.ts';
import { readFailure } from '../call-failure.ts';
import { useFormats } from '../formats.ts';
import { Icon } from '../Icon.tsx';
import { saveBlob } from '../save-blob.ts';

const mediaType = 'application/octet-stream';

/** The file that a job made, while it is kept and for who may have it. */
export function JobDownload({ job }: { job: FullQueueJob }) {
  const translate = useTranslate();
  const { fullMoment } = useFormats();
  const { client } = useApi();
  const [isBusy, setBusy] = useState(false);
  if (!job.hasFile || !job.allowed.download) return null;
  const name = job.fileName ?? '';

  const download = async () => {
    setBusy(true);
    try {
      const { blob, filename } = await client.download(operations.queue.file, { params: { id: job.id } }, mediaType);
      saveBlob(blob, filename ?? name);
    } catch (error) {
      if (isSignedIn()) toasts.error(readFailure(error, translate, 'queue.file.failed').text);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="job-file">
      <Button disabled={isBusy} onClick={() => void download()}>
        <Icon name="download" />
        {translate('queue.file.download', { name })}
      </Button>
      {job.fileExpiresAt && (
        <span className="is-soft">{translate('queue.file.until', { moment: fullMoment(job.fileExpiresAt) })}</span>
      )}
    </div>
  );
}
