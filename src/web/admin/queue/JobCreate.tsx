import { useTranslate } from 'react-admin';
import type { FullQueueJob } from '#contract/queue.ts';
import { paths } from '#web/paths.ts';
import { CreatePage } from '../record/CreatePage.tsx';
import { Field } from '../record/Field.tsx';
import { FormSection } from '../record/FormSection.tsx';
import { FlowFields } from './FlowFields.tsx';

const empty = { flow: '', params: {}, runAt: null };

/** A new job: what it does, with what, and when. */
export function JobCreate() {
  const translate = useTranslate();
  return (
    <CreatePage<FullQueueJob>
      resource="queue"
      title={translate('queue.new')}
      back={paths.queue.getHref()}
      defaults={empty}
    >
      <FormSection title={translate('queue.section.flow')} text={translate('queue.section.flowText')}>
        <FlowFields />
      </FormSection>
      <FormSection title={translate('queue.section.when')} text={translate('queue.section.whenText')}>
        <Field source="runAt" />
      </FormSection>
    </CreatePage>
  );
}
