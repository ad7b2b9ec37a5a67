import { useTranslate } from 'react-admin';
import { FormSection } from '../record/FormSection.tsx';
import { SchemaFields } from '../record/SchemaFields.tsx';

/** What is filled in of a tenant. */
export function TenantFields() {
  const translate = useTranslate();
  return (
    <FormSection title={translate('tenants.details.title')} text={translate('tenants.details.text')}>
      <SchemaFields />
    </FormSection>
  );
}
