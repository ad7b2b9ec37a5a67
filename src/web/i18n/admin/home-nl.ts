import type { homeEn } from './home-en.ts';

/** The home screen in Dutch. */
export const homeNl: typeof homeEn = {
  title: 'Dashboard',
  greeting: 'Welkom, %{name}',
  lastSignIn: 'Voor het laatst ingelogd: %{moment}',
  rooms: 'Wat je hier kunt doen',
  noRooms: 'Er staat nog geen onderdeel van de beheeromgeving voor je open. Vraag je beheerder om een rol.',
  loadFailed: 'Je profiel kon niet worden geladen.',
  retry: 'Opnieuw proberen',
  twoFactor: {
    title: 'Bescherm je account met tweestapsverificatie',
    text: 'Naast je wachtwoord is dan een code van je telefoon nodig om in te loggen.',
    link: 'Stel het in bij je profiel',
  },
};
