/** Something to choose. */
export interface Option {
  readonly id: string | number;
  readonly name: string;
  /** A line on what choosing it means. */
  readonly detail?: string;
}
