import type { groupsEn } from './groups-en.ts';

/** The groups, in Dutch. */
export const groupsNl: typeof groupsEn = {
  title: 'Groepen',
  new: 'Nieuwe groep',
  searchPlaceholder: 'Zoek op naam…',
  field: {
    name: 'Naam',
    description: 'Omschrijving',
    tenant: 'Tenant',
    members: 'Leden',
    createdAt: 'Aangemaakt',
  },
  hint: { tenant: 'Laat je dit leeg, dan is de groep van je eigen tenant. De groep blijft bij zijn tenant.' },
  empty: { title: 'Nog geen groepen', text: 'Gebruikers die samenwerken kun je in een groep zetten.' },
  details: { title: 'Gegevens', text: 'Een team van gebruikers van één tenant.' },
  facts: 'Over deze groep',
  delete: {
    title: 'Verwijderen',
    text: 'De leden blijven gebruiker. Alleen de groep verdwijnt, en dat kun je niet ongedaan maken.',
  },
  members: {
    title: 'Leden',
    loading: 'De leden worden geladen…',
    error: 'De leden konden niet worden geladen.',
    none: 'Er zit nog niemand in deze groep.',
    notFound: 'Geen enkel lid past bij “%{search}”.',
    search: 'Zoek in de leden…',
    more: 'Meer tonen (%{shown} van %{all})',
    choose: 'Kies gebruikers',
    chosen: 'Gekozen gebruikers',
    unchoose: '%{name} niet toevoegen',
    add: 'Toevoegen',
    addSome: '%{smart_count} gebruiker toevoegen |||| %{smart_count} gebruikers toevoegen',
    added: '%{smart_count} gebruiker is toegevoegd. |||| %{smart_count} gebruikers zijn toegevoegd.',
    remove: '%{name} uit de groep halen',
    removeTitle: '%{name} uit de groep halen?',
    removeText: 'De gebruiker blijft, en kan weer worden toegevoegd.',
    removeYes: 'Eruit halen',
    removed: '%{name} zit niet meer in deze groep.',
    failed: 'De leden konden niet worden gewijzigd.',
  },
};
