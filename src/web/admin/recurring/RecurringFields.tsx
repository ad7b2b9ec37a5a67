import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { FlowFields } from '../queue/FlowFields.tsx';
import { Field } from '../record/Field.tsx';
import { FormSection } from '../record/FormSection.tsx';
import { CronField } from './CronField.tsx';
import { usualZone } from './CronReading.tsx';
import './recurring.css';

/** What is filled in of a recurring job: its name, what it does, and when. */
export function RecurringFields() {
  const translate = useTranslate();
  const zones = useMemo(timeZones, []);
  return (
    <>
      <FormSection title={translate('recurring.section.job')} text={translate('recurring.section.jobText')}>
        <Field source="name" wide />
        <FlowFields />
      </FormSection>
      <FormSection title={translate('recurring.section.when')} text={translate('recurring.section.whenText')}>
        <CronField />
        <Field source="timeZone" choices={zones} />
        <Field source="active" />
      </FormSection>
    </>
  );
}

/** Every zone that the browser knows, the usual one first. */
function timeZones() {
  const others = [...Intl.supportedValuesOf('timeZone'), 'UTC'].filter((zone) => zone !== usualZone);
  return [usualZone, ...new Set(others)].map((id) => ({ id, name: id }));
}
