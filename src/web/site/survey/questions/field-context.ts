import { createContext, useContext } from 'react';
import type { Client } from '#web/api/client.ts';

/** What the fields of a scan need beside SurveyJS's own question. */
export interface FieldContextValue {
  readonly client: Client;
  /** What an autocomplete shows: the chosen item's label, or text that was typed and not chosen. */
  readonly labels: Readonly<Record<string, string>>;
  readonly setLabel: (question: string, label: string) => void;
  /** The page's file questions that hold one. */
  readonly heldFiles: readonly string[];
  /** A file that was chosen, until the server has it. */
  readonly setUpload: (question: string, file: File | null) => void;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

export function useFieldContext(): FieldContextValue {
  const context = useContext(FieldContext);
  if (!context) throw new Error('A field stands outside a survey');
  return context;
}
