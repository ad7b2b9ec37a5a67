/** The texts of lists, in English. */
export const listEn = {
  refresh: 'Refresh',
  search: 'Search',
  clearSearch: 'Clear search',
  rows: 'Rows',
  pages: 'Pages',
  page: 'Page %{page}',
  previous: 'Previous page',
  next: 'Next page',
  range: '%{from}–%{to} of %{total}',
  table: 'Table',
  nothing: 'none',
  actions: 'Actions',
  loading: 'Loading…',
  clearFilters: 'Clear filters',
  error: { title: 'The list could not be loaded', retry: 'Try again' },
};
