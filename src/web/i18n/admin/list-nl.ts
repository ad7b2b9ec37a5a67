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
  found: {
    none: 'Niets gevonden',
    search: 'Niets past bij “%{search}” met deze filters.',
    filters: 'Niets past bij deze filters.',
  },
  columns: { title: 'Kolommen', text: 'Kolommen om te tonen', reset: 'Alles tonen' },
  csv: { download: 'CSV', cancel: 'Stoppen', failed: 'Het downloaden is mislukt.' },
  period: { label: 'Periode', from: 'Van', to: 'Tot en met', invalid: 'De eerste dag moet voor de laatste liggen.' },
  error: { title: 'De lijst kon niet worden geladen', retry: 'Opnieuw proberen' },
};
