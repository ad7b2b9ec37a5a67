import type { ItemSource } from '#web/ui/combobox/item-source.ts';

export interface DropDownItem {
  readonly id: string | number;
  readonly label: string;
}

export interface ItemQuery {
  readonly search: string;
  /** The first page is 1. */
  readonly page: number;
}

/** Fetches a page of the items that match a text, and says how many match in all. */
export type LoadItems = (
  query: ItemQuery,
) => Promise<{ readonly items: readonly DropDownItem[]; readonly total: number }>;

interface Source {
  readonly source: ItemSource;
  /** The item with an id, among those that were fetched. */
  readonly find: (id: string) => DropDownItem | undefined;
}

/** What a combobox searches, from what fetches pages. There is more as long as fewer came than match. */
export function toSource(load: LoadItems): Source {
  const items = new Map<string, DropDownItem>();
  const fetched = new Map<string, number>();
  const source: ItemSource = async (search, page) => {
    const found = await load({ search, page });
    for (const item of found.items) items.set(String(item.id), item);
    const before = page === 1 ? 0 : (fetched.get(search) ?? 0);
    const count = before + found.items.length;
    fetched.set(search, count);
    return {
      items: found.items.map(({ id, label }) => ({ id: String(id), label })),
      hasMore: found.items.length > 0 && count < found.total,
    };
  };
  return { source, find: (id) => items.get(id) };
}
