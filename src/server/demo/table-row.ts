import type { Localized } from '#contract/locale.ts';

/** One row of a reference table: what an autocomplete shows, and what report templates may read. */
export interface TableRow {
  readonly id: string;
  readonly label: Localized;
  readonly detail?: Localized;
  /** Other names that a visitor may search by, in both languages. */
  readonly words?: string;
  readonly data: Readonly<Record<string, unknown>>;
}
