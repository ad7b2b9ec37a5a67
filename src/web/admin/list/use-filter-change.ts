import { useListContext } from 'react-admin';

type Filters = Readonly<Record<string, unknown>>;

/**
 * Changes some filters of a list and keeps the others. What was asked for a moment ago is in the address before it is
 * drawn, and react-admin knows only what is drawn: a second change from there would take the first one back.
 */
export function useFilterChange() {
  const { filterValues, setFilters } = useListContext();
  const askedFilters = (): Filters => filtersAt(window.location.search) ?? filterValues;
  const changeFilters = (changes: Filters) => setFilters({ ...askedFilters(), ...changes }, undefined, false);
  return { askedFilters, changeFilters };
}

function filtersAt(search: string): Filters | null {
  try {
    return JSON.parse(new URLSearchParams(search).get('filter') ?? 'null');
  } catch {
    return null;
  }
}
