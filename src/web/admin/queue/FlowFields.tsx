import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Command } from '#contract/queue.ts';
import { Field } from '../record/Field.tsx';
import { fieldNames } from '../record/field-kind.ts';
import { FormContextProvider, useFormContextValue } from '../record/form-context.ts';
import { type FormValues, toFormValues } from '../record/form-values.ts';
import type { JsonSchema } from '../record/json-schema.ts';
import { useFlowName } from './flow-names.ts';
import { useCommands } from './use-commands.ts';

/** What a job does, and the parameters that this takes: a form made from the flow's schema. */
export function FlowFields() {
  const commands = useCommands();
  const flowName = useFlowName();
  const flow: unknown = useWatch({ name: 'flow' });
  const command = commands?.find(({ name }) => name === flow);
  const choices = (commands ?? [])
    .filter(({ name, allowed }) => allowed.start || name === flow)
    .map(({ name }) => ({ id: name, name: flowName(name) }));
  // Without the list, what is chosen still has its name.
  if (choices.length === 0 && typeof flow === 'string' && flow) choices.push({ id: flow, name: flowName(flow) });
  return (
    <>
      <Field source="flow" choices={choices} wide {...(command && { hint: command.notes })} />
      {command && <ParamFields command={command} />}
    </>
  );
}

function ParamFields({ command }: { command: Command }) {
  const translate = useTranslate();
  const context = useFormContextValue();
  const { setValue } = useFormContext();
  const params = useWatch({ name: 'params' }) as FormValues | null | undefined;
  const schema = command.schema as JsonSchema;
  const names = fieldNames(schema);
  const fits = names.length === Object.keys(params ?? {}).length && names.every((name) => name in (params ?? {}));
  useEffect(() => {
    // Another flow was chosen: its parameters begin with what the schema says.
    if (!fits) setValue('params', toFormValues(schema, params ?? {}));
  }, [fits, schema, params, setValue]);
  if (!fits) return null;
  return (
    <FormContextProvider value={{ ...context, area: 'queue', schema: within('params', schema) }}>
      {names.map((name) => (
        <Field key={name} source={`params.${name}`} label={translate(`queue.param.${name}`, { _: name })} />
      ))}
    </FormContextProvider>
  );
}

/** A schema whose fields stand in a field of the form, named as a path to them. */
function within(field: string, { properties = {}, required = [] }: JsonSchema): JsonSchema {
  return {
    properties: Object.fromEntries(Object.entries(properties).map(([name, schema]) => [`${field}.${name}`, schema])),
    required: required.map((name) => `${field}.${name}`),
  };
}
