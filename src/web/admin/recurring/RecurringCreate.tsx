import { useTranslate } from 'react-admin';
import type { RecurringJob } from '#contract/recurring.ts';
import { paths } from '#web/paths.ts';
import { CreatePage } from '../record/CreatePage.tsx';
import { usualZone } from './CronReading.tsx';
import { RecurringFields } from './RecurringFields.tsx';

const defaults = { name: '', flow: '', params: {}, cron: '0 4 * * *', timeZone: usualZone, active: true };

/** A new recurring job. */
export function RecurringCreate() {
  const translate = useTranslate();
  return (
    <CreatePage<RecurringJob>
      resource="recurring"
      title={translate('recurring.new')}
      back={paths.recurring.getHref()}
      defaults={defaults}
    >
      <RecurringFields />
    </CreatePage>
  );
}
