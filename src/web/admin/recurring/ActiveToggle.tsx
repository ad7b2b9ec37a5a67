import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import type { RecurringJob } from '#contract/recurring.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { isSignedIn } from '#web/session/session-store.ts';
import { toasts } from '#web/ui/toasts.ts';
import { readFailure } from '../call-failure.ts';
import { Toggle } from '../controls/Toggle.tsx';

/** Switches a recurring job on or off, at once. Somebody else's change is not overwritten: it is shown instead. */
export function ActiveToggle({ job }: { job: RecurringJob }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { client } = useApi();
  const [change, setChange] = useState<{ readonly isActive: boolean; readonly version: number }>();
  const { id, name, flow, params, cron, timeZone, version, active } = job;

  // Until the list brings the job as it is now, the switch shows what was asked for.
  const isPending = change?.version === version;

  const save = async (isActive: boolean) => {
    setChange({ isActive, version });
    try {
      const body = { name, flow, params, cron, timeZone, version, active: isActive };
      await client.call(operations.recurring.update, { params: { id }, body });
      toasts.success(translate(isActive ? 'recurring.switchedOn' : 'recurring.switchedOff', { name }));
    } catch (error) {
      setChange(undefined);
      if (isSignedIn()) toasts.error(readFailure(error, translate, 'record.failed').text);
    } finally {
      refresh();
    }
  };

  return (
    <Toggle
      label={translate('recurring.activeNamed', { name })}
      hidesLabel
      checked={isPending ? change.isActive : active}
      disabled={isPending || !job.allowed.change}
      onChange={(checked) => void save(checked)}
    />
  );
}
