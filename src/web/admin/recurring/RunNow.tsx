import { Button } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { operations } from '#contract/index.ts';
import type { RecurringJob } from '#contract/recurring.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { paths } from '#web/paths.ts';
import { mayCall } from '#web/session/permissions.ts';
import { isSignedIn } from '#web/session/session-store.ts';
import { confirm } from '#web/ui/confirm.ts';
import { toasts } from '#web/ui/toasts.ts';
import { readFailure } from '../call-failure.ts';
import { Icon } from '../Icon.tsx';

/** Runs a recurring job once, now, after asking; then shows the job that was made of it. */
export function RunNow({ job }: { job: RecurringJob }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { client } = useApi();
  const [isBusy, setBusy] = useState(false);
  const { id, name } = job;
  if (!job.allowed.run) return null;

  const run = async () => {
    const isSure = await confirm({
      title: translate('recurring.run.title', { name }),
      message: translate('recurring.run.text'),
      yes: translate('recurring.run.yes'),
      no: translate('queue.no'),
      width: dialogWidth,
    });
    if (!isSure) return;
    setBusy(true);
    try {
      const made = await client.call(operations.recurring.run, { params: { id } });
      toasts.success(translate('recurring.run.done', { name }));
      if (mayCall(operations.queue.get.access)) navigate(paths.job.getHref(made._data.id));
      else refresh();
    } catch (error) {
      if (isSignedIn()) toasts.error(readFailure(error, translate, 'twoFactor.error.occurred').text);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button disabled={isBusy} onClick={() => void run()}>
      <Icon name="start" />
      {translate('recurring.run.yes')}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}

/** Pixels: the sentence is longer than the usual question's. */
const dialogWidth = 400;
