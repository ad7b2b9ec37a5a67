import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { Nothing } from '../list/Nothing.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { rulesOf } from './field-kind.ts';
import { useFormContextValue } from './form-context.ts';
import { CheckboxesInput } from './inputs/CheckboxesInput.tsx';
import { MomentInput } from './inputs/MomentInput.tsx';
import { SecretInput } from './inputs/SecretInput.tsx';
import { SelectInput } from './inputs/SelectInput.tsx';
import { TextInput } from './inputs/TextInput.tsx';
import { ToggleInput } from './inputs/ToggleInput.tsx';
import type { Option } from './option.ts';
import { type FieldOptions, type FormField, useField } from './use-field.ts';

interface FieldProps extends Pick<FieldOptions<unknown>, 'label' | 'hint'> {
  readonly source: string;
  /** What can be chosen, where the schema does not say: other records, for instance. Nothing while they load. */
  readonly choices?: readonly Option[] | undefined;
  /** Takes the whole width of its section. */
  readonly wide?: boolean;
  readonly multiline?: boolean;
  /** Stands behind the input: `days`. */
  readonly unit?: string;
  readonly autoComplete?: string;
}

/** A field of the form, with the input that fits its kind. What it takes, the form's schema says. */
export function Field({ source, choices, wide, label, hint, ...look }: FieldProps) {
  const { kind, options } = rulesOf(useFormContextValue().schema, source);
  const named = useOptions(source, options);
  const offered = choices ?? named;
  const isChoice = choices !== undefined || options.length > 0;
  const show = useShownValue(kind, isChoice ? offered : []);
  const field = useField<unknown>(source, { ...(label && { label }), ...(hint && { hint }), show });
  const isGroup = kind === 'choices' || (isChoice && Array.isArray(field.value));
  if (kind === 'toggle') return <ToggleInput field={field as FormField<boolean>} wide={wide} />;
  return (
    <FieldFrame
      field={field}
      isGroup={isGroup}
      wide={wide ?? (isGroup || kind === 'lines' || kind === 'secret' || look.multiline)}
    >
      <Input field={field} offered={isChoice ? offered : undefined} isGroup={isGroup} {...look} />
    </FieldFrame>
  );
}

interface InputProps extends Pick<FieldProps, 'multiline' | 'unit' | 'autoComplete'> {
  readonly field: FormField<unknown>;
  readonly offered: readonly Option[] | undefined;
  readonly isGroup: boolean;
}

function Input({ field, offered, isGroup, ...look }: InputProps) {
  const { kind } = field.rules;
  if (offered && isGroup)
    return <CheckboxesInput field={field as FormField<readonly Option['id'][]>} options={offered} />;
  if (offered) return <SelectInput field={field as FormField<Option['id'] | '' | null>} options={offered} />;
  if (kind === 'secret') return <SecretInput field={field as FormField<string | false>} />;
  if (kind === 'moment' || kind === 'date') return <MomentInput field={field as FormField<string | null>} />;
  if (kind === 'other') return <Nothing />;
  return <TextInput field={field as FormField<string | number | null>} {...look} />;
}

/** The values of an enum by their texts: `AREA.choice.SOURCE.VALUE`. */
function useOptions(source: string, values: readonly (string | number)[]): readonly Option[] {
  const translate = useTranslate();
  const { area } = useFormContextValue();
  return values.map((id) => {
    const key = [area, 'choice', source, id].join('.');
    return { id, name: translate(key, { _: String(id) }) };
  });
}

/** How a field's value reads where no input shows it. */
function useShownValue(kind: string, options: readonly Option[]) {
  const translate = useTranslate();
  const { fullMoment, day } = useFormats();
  return useCallback(
    (value: unknown): string => {
      if (kind === 'secret' && value !== '') return translate(`record.secret.${value === false ? 'cleared' : 'new'}`);
      const nameOf = (id: unknown) => options.find((option) => String(option.id) === String(id))?.name ?? String(id);
      if (value === null || value === undefined || value === '') return '';
      if (Array.isArray(value)) return value.map(nameOf).join(', ');
      if (typeof value === 'boolean') return translate(value ? 'controls.data.yes' : 'controls.data.no');
      if (kind === 'moment') return fullMoment(String(value));
      if (kind === 'date') return day(String(value));
      return typeof value === 'object' ? JSON.stringify(value) : nameOf(value);
    },
    [kind, options, translate, fullMoment, day],
  );
}
