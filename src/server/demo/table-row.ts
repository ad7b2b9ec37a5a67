import type { Localized } from '#contract/locale.ts';

/** One row of a reference table: what an autocomplete shows, and what report templates may read. */
export interface TableRow {
  readonly id: string;
  readonly label: Localized;
  readonly detail?: Localized;
  readonly data: Readonly<Record<string, unknown>>;
}
