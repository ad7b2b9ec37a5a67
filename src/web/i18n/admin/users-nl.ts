import type { Texts } from '../texts.ts';
import type { usersEn } from './users-en.ts';

/** The list of users, in Dutch. */
export const usersNl: Texts<typeof usersEn> = {
  title: 'Gebruikers',
  searchPlaceholder: 'Zoek op naam of e-mail…',
  tenant: 'Tenant',
  allTenants: 'Alle tenants',
  active: 'Actief',
  blocked: 'Geblokkeerd',
  twoFactorOn: 'Actief',
  twoFactorOff: 'Niet ingesteld',
  twoFactorDue: 'Nog in te stellen',
  never: 'Nooit',
  field: {
    name: 'Naam',
    email: 'E-mail',
    roles: 'Rol',
    tenant: 'Tenant',
    hasTwoFactor: 'Tweestaps',
    lastSignInAt: 'Laatst ingelogd',
    active: 'Status',
  },
  empty: {
    title: 'Nog geen gebruikers',
    text: 'Hier is niemand die je mag zien.',
    filteredTitle: 'Geen gebruikers gevonden',
    search: 'Geen gebruiker past bij “%{search}”.',
    tenant: 'Deze tenant heeft geen gebruikers.',
    searchAndTenant: 'Geen gebruiker van deze tenant past bij “%{search}”.',
  },
  loginAs: {
    action: 'Werken als %{name}',
    title: 'Werken als %{name}?',
    text: 'Je ziet en doet alles als %{name}. Het auditlogboek noemt jullie allebei. Log uit om terug te gaan naar je eigen account.',
    yes: 'Doorgaan',
    no: 'Annuleren',
    failed: 'Werken als deze gebruiker is niet gelukt.',
  },
};
