import { useRecordContext, useTranslate } from 'react-admin';
import type { Role } from '#contract/roles.ts';
import { Field } from '../record/Field.tsx';
import { FormSection } from '../record/FormSection.tsx';
import { FeaturesField } from './FeaturesField.tsx';
import { FlagsField } from './FlagsField.tsx';
import { HomeRouteField } from './HomeRouteField.tsx';
import './roles.css';

/** What is filled in of a role. */
export function RoleFields() {
  const translate = useTranslate();
  const role = useRecordContext<Role>();
  return (
    <>
      <FormSection title={translate('roles.details.title')} text={translate('roles.details.text')}>
        {role?.builtIn ? <BuiltInName name={role.name} /> : <Field source="name" wide />}
        <HomeRouteField />
        <Field source="enforceTwoFactor" />
      </FormSection>
      <FormSection title={translate('roles.flags.title')} text={translate('roles.flags.text')}>
        <FlagsField />
      </FormSection>
      <FormSection title={translate('roles.features.title')} text={translate('roles.features.text')}>
        <FeaturesField />
      </FormSection>
    </>
  );
}

function BuiltInName({ name }: { name: string }) {
  const translate = useTranslate();
  return <p className="record-field is-wide record-hint">{translate('roles.builtIn', { name })}</p>;
}
