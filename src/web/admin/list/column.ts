import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/** A column of a staff list. */
export interface Column<R extends RaRecord> {
  readonly name: string;
  /** Key of the heading's text. */
  readonly label: string;
  /** The field that the server sorts by; without one the column does not sort. */
  readonly sort?: string;
  /** The direction of the first click, where the newest is what one looks for. */
  readonly firstOrder?: 'ASC' | 'DESC';
  /** Numbers and dates stand to the right. */
  readonly align?: 'end';
  /** What can be done with a row, which stays in sight and needs no heading that shows. */
  readonly isActions?: boolean;
  readonly tone?: 'strong' | 'soft';
  /** Where the cell stands when a narrow screen makes the row a card (`last` is a line of its own, `side` is beside all); without one it is not shown there. */
  readonly card?: 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end' | 'last' | 'side';
  /** On a card its heading stands before it, where a value alone says too little: a count, for instance. */
  readonly isNamedOnCard?: boolean;
  readonly render: (record: R) => ReactNode;
}
