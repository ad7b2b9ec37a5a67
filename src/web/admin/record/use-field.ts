import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { type FieldRules, rulesOf } from './field-kind.ts';
import { fieldId, useFormContextValue } from './form-context.ts';
import type { FormValues } from './form-values.ts';

export interface FieldOptions<V> {
  /** Stands for the text `AREA.field.SOURCE`. */
  readonly label?: string;
  /** Stands for the text `AREA.hint.SOURCE`. */
  readonly hint?: string;
  /** Writes a value for the dialog that compares two versions. */
  readonly show?: (value: V) => string;
}

/** A field of the form: what its input needs, whatever kind of input that is. */
export interface FormField<V> {
  readonly id: string;
  readonly source: string;
  readonly label: string;
  readonly hint: string;
  readonly rules: FieldRules;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly onBlur: () => void;
  /** What is wrong with the value. */
  readonly error: string | undefined;
  /** The ids of hint and error, for the input's `aria-describedby`. */
  readonly describedBy: string | undefined;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
}

/**
 * A field of the record form around it. Its rules come from the form's schema.
 *
 * @example const field = useField<FlagMap>('flags', { show: (flags) => Object.keys(flags).join(', ') });
 */
export function useField<V>(source: string, options: FieldOptions<V> = {}): FormField<V> {
  const translate = useTranslate();
  const { area, schema, isReadOnly, fields } = useFormContextValue();
  const { field, fieldState, formState } = useController<FormValues>({ name: source });
  const label = options.label ?? translate(`${area}.field.${source}`);
  const hint = options.hint ?? translate(`${area}.hint.${source}`, { _: '' });
  const { show = showPlain } = options;
  useEffect(() => {
    fields.set(source, { label, show: (value) => show(value as V) });
  });
  const id = fieldId(source);
  const error = fieldState.error?.message;
  const rules = rulesOf(schema, source);
  return {
    id,
    source,
    label,
    hint,
    rules,
    value: field.value as V,
    onChange: field.onChange,
    onBlur: field.onBlur,
    error,
    describedBy: [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    isRequired: rules.isRequired,
    isDisabled: isReadOnly || formState.isSubmitting,
  };
}

function showPlain(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
