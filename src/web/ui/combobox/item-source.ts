export interface Item {
  readonly id: string;
  readonly label: string;
  /** Stands apart from the label, such as a code. */
  readonly detail?: string;
}

export interface ItemPage {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
}

/** One page of the items that match a text. Pages count from 1. */
export type ItemSource = (search: string, page: number, signal: AbortSignal) => Promise<ItemPage>;
