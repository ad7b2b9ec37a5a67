import type { Texts } from '../texts.ts';
import type { listEn } from './list-en.ts';

/** The texts of lists, in Dutch. */
export const listNl: Texts<typeof listEn> = {
  refresh: 'Vernieuwen',
  search: 'Zoeken',
  clearSearch: 'Zoekopdracht wissen',
  rows: 'Per pagina',
  pages: 'Pagina’s',
  page: 'Pagina %{page}',
  previous: 'Vorige pagina',
  next: 'Volgende pagina',
  range: '%{from}–%{to} van %{total}',
  table: 'Tabel',
  nothing: 'geen',
  actions: 'Acties',
  loading: 'Laden…',
  clearFilters: 'Filters wissen',
  error: { title: 'De lijst kon niet worden geladen', retry: 'Opnieuw proberen' },
};
