import { createContext, useContext } from 'react';
import type { JsonSchema } from './json-schema.ts';

/** How a field is named and its value is written, for those who read it outside the form. */
export interface ShownField {
  readonly label: string;
  readonly show: (value: unknown) => string;
}

export interface FormContextValue {
  /** The area of the texts: `users` has `users.field.email`. */
  readonly area: string;
  readonly schema: JsonSchema | undefined;
  readonly isReadOnly: boolean;
  /** Which secrets are set, by field. */
  readonly secrets: Readonly<Record<string, boolean>>;
  /** The fields that stand in the form, as they register themselves. */
  readonly fields: Map<string, ShownField>;
}

const FormContext = createContext<FormContextValue | null>(null);
export const FormContextProvider = FormContext.Provider;

/** What the fields of a form share. */
export function useFormContextValue(): FormContextValue {
  const value = useContext(FormContext);
  if (!value) throw new Error('A field stands in a form');
  return value;
}

/** The id of a field's input, which the list of what is wrong leads to. */
export function fieldId(source: string): string {
  return `field-${source}`;
}
