import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Field } from '../record/Field.tsx';
import { FormSection } from '../record/FormSection.tsx';

/** What is filled in of a group. */
export function GroupFields({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  return (
    <FormSection title={translate('groups.details.title')} text={translate('groups.details.text')}>
      <Field source="name" wide />
      <Field source="description" wide />
      {children}
    </FormSection>
  );
}
