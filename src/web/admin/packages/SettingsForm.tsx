import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import type { PackageForm } from '#contract/packages.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { paths } from '#web/paths.ts';
import { mayCall } from '#web/session/permissions.ts';
import { toasts } from '#web/ui/toasts.ts';
import { FormSection } from '../record/FormSection.tsx';
import { type Base, toFormValues } from '../record/form-values.ts';
import type { JsonSchema } from '../record/json-schema.ts';
import { RecordForm } from '../record/RecordForm.tsx';
import { SchemaFields } from '../record/SchemaFields.tsx';
import { PasswordAdvice } from './PasswordAdvice.tsx';
import { useFieldInAddress } from './use-field-in-address.ts';

interface SettingsFormProps {
  readonly form: PackageForm;
  readonly onSaved: (form: PackageForm) => void;
}

/** The form on a package's settings, made from the schema that comes with them. */
export function SettingsForm({ form, onSaved }: SettingsFormProps) {
  const translate = useTranslate();
  const { client } = useApi();
  const { name, secrets } = form;
  const base = useMemo(() => baseOf(form), [form]);
  const isReadOnly = !mayCall(operations.packages.update.access);
  useFieldInAddress();

  const read = async () => (await client.call(operations.packages.get, { params: { name } }))._data;
  const save = async (values: Record<string, unknown>, version = 1) => {
    const { _data } = await client.call(operations.packages.update, { params: { name }, body: { version, values } });
    toasts.success(translate('packages.form.saved'));
    onSaved(_data);
    return baseOf(_data);
  };

  return (
    <RecordForm
      name={`package/${name}`}
      area={`packages.${name}`}
      schema={form.schema as JsonSchema}
      base={base}
      secrets={secrets}
      save={save}
      reload={async () => baseOf(await read())}
      cancel={paths.packages.getHref()}
      isReadOnly={isReadOnly}
    >
      <FormSection
        title={translate('packages.form.title')}
        text={translate(isReadOnly ? 'packages.form.readOnly' : 'packages.form.text')}
      >
        <SchemaFields />
        {name === 'session' && <PasswordAdvice />}
      </FormSection>
    </RecordForm>
  );
}

function baseOf({ schema, values, version }: PackageForm): Base {
  return { values: toFormValues(schema as JsonSchema, values), version };
}
