import type { navEn } from './nav-en.ts';

/** The rooms of the back-office in Dutch. */
export const navNl: typeof navEn = {
  title: {
    dashboard: 'Dashboard',
    responses: 'Inzendingen',
    corporateSurvey: 'Scan starten',
    settings: 'Instellingen',
    profile: 'Profiel',
    users: 'Gebruikers',
    logout: 'Uitloggen',
  },
  line: {
    responses: 'Wie de scan deed, hoe ver ze kwamen en wat ze antwoordden.',
    corporateSurvey: 'Doe de scan samen met een cliënt.',
    settings: 'Je profiel, de gebruikers en hoe de applicatie draait.',
    profile: 'Je naam en taal, wachtwoord, tweestapsverificatie en open sessies.',
    users: 'Wie hier een account heeft, met welke rol, en wanneer ze voor het laatst inlogden.',
  },
  group: { application: 'Applicatie', messages: 'Berichten', queue: 'Wachtrij', system: 'Systeem' },
  overview: 'Alle instellingen',
  search: 'Zoek in de instellingen',
  found: '%{smart_count} pagina gevonden |||| %{smart_count} pagina’s gevonden',
  notFound: 'Geen enkele pagina past bij “%{search}”.',
};
