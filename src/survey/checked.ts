import type { Refusal } from './message-key.ts';

/** An answer in its stored form, or why it was refused. */
export type Checked = { readonly value: unknown } | { readonly refused: Refusal };

/** What a verdict may need besides the answer. */
export interface CheckContext {
  /** Today as yyyy-mm-dd, where the respondent's scan runs. */
  readonly today: string;
  /** Whether an item stands in a lookup; absent in the browser, where the server decides. */
  readonly knowsItem?: (lookupPath: string, id: string) => boolean;
  /** Whether a file id belongs to this response and question; absent in the browser. */
  readonly knowsFile?: (id: string, question: string) => boolean;
  /** Whether an upload came with its bytes; absent in the browser, where it is the file that was chosen. */
  readonly hasBytes?: (upload: object) => boolean;
}

export const accepted = (value: unknown): Checked => ({ value });
export const refused = (reason: Refusal): Checked => ({ refused: reason });
