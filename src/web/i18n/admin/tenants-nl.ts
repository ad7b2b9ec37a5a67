import type { Texts } from '../texts.ts';
import type { tenantsEn } from './tenants-en.ts';

/** The tenants, in Dutch. */
export const tenantsNl: Texts<typeof tenantsEn> = {
  title: 'Tenants',
  new: 'Nieuwe tenant',
  searchPlaceholder: 'Zoek op naam…',
  field: { name: 'Naam', users: 'Gebruikers', responses: 'Inzendingen', createdAt: 'Aangemaakt' },
  hint: { name: 'Zoals hij in lijsten en filters staat. Elke tenant heeft een andere naam.' },
  empty: { title: 'Nog geen tenants', text: 'Elke gebruiker en elke inzending hoort bij een tenant.' },
  details: { title: 'Gegevens', text: 'Een organisatie met eigen gebruikers en inzendingen.' },
  facts: 'In cijfers',
};
