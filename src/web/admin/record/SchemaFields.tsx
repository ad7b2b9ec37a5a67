import { Field } from './Field.tsx';
import { fieldNames } from './field-kind.ts';
import { useFormContextValue } from './form-context.ts';

/** Every field of the form's schema, in its order; or those that are named. */
export function SchemaFields({ only }: { only?: readonly string[] }) {
  const { schema } = useFormContextValue();
  return fieldNames(schema)
    .filter((source) => only?.includes(source) ?? true)
    .map((source) => <Field key={source} source={source} />);
}
