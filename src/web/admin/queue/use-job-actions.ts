import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import type { QueueJob } from '#contract/queue.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { isSignedIn } from '#web/session/session-store.ts';
import { confirm } from '#web/ui/confirm.ts';
import { toasts } from '#web/ui/toasts.ts';
import { readFailure } from '../call-failure.ts';
import type { IconName } from '../Icon.tsx';
import { useFlowName } from './flow-names.ts';

/** Something to do with a job, named with the job for who does not see its row. */
export interface JobAction {
  readonly label: string;
  /** Without the job's name. */
  readonly caption: string;
  readonly icon: IconName;
  readonly act: () => void;
}

type Verb = 'run' | 'retry' | 'cancel';
const icons: Readonly<Record<Verb, IconName>> = { run: 'start', retry: 'refresh', cancel: 'stop' };

/** What the person may do with a job now, by the server's word; each asks first. */
export function useJobActions(job: QueueJob) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const flowName = useFlowName();
  const { client } = useApi();
  const [isBusy, setBusy] = useState(false);
  const { id } = job;
  const name = flowName(job.flow);

  const ask = (verb: Verb) =>
    confirm({
      title: translate(`queue.${verb}.title`, { name }),
      message: translate(`queue.${verb}.text`),
      yes: translate(`queue.${verb}.yes`),
      no: translate('queue.no'),
      danger: verb === 'cancel',
      width: dialogWidth,
    });

  const act = async (verb: Verb) => {
    if (!(await ask(verb))) return;
    setBusy(true);
    try {
      const operation = verb === 'cancel' ? operations.queue.cancel : operations.queue.run;
      await client.call(operation, { params: { id } });
      toasts.success(translate(`queue.${verb}.done`, { name }));
    } catch (error) {
      if (isSignedIn()) toasts.error(readFailure(error, translate, 'twoFactor.error.occurred').text);
    } finally {
      setBusy(false);
      refresh();
    }
  };

  const actionOf = (verb: Verb): JobAction | undefined =>
    job.allowed[verb]
      ? {
          label: translate(`queue.${verb}.named`, { name }),
          caption: translate(`queue.${verb}.yes`),
          icon: icons[verb],
          act: () => void act(verb),
        }
      : undefined;

  return { isBusy, run: actionOf('run'), retry: actionOf('retry'), cancel: actionOf('cancel') };
}

/** Pixels: the sentences are longer than the usual question's. */
const dialogWidth = 400;
