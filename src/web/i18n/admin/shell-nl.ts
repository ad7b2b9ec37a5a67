import type { shellEn } from './shell-en.ts';

/** What stands around every page of the back-office, in Dutch. */
export const shellNl: typeof shellEn = {
  skip: 'Naar de inhoud',
  mainMenu: 'Hoofdmenu',
  menu: 'Menu',
  closeMenu: 'Menu sluiten',
  sectionMenu: 'Pagina’s van dit onderdeel',
  account: 'Ingelogd als %{name}: naar het profiel',
  sessionEnded: 'Je sessie is beëindigd. Log opnieuw in om verder te gaan waar je was.',
  home: 'De Arbeidsmarktscan, startpagina',
  website: 'Terug naar de website',
  version: 'Versie %{version}',
  base: 'Basis-URL %{url}',
  api: 'API %{url}',
  userDetails: 'Gebruikersgegevens',
  profileFlags: 'Profielrechten',
  language: 'Taal',
  loading: 'Laden…',
  leaving: 'Bezig met uitloggen…',
  noPermission: {
    title: 'Geen toegang tot deze pagina',
    text: 'Geen toegang tot deze pagina: je hebt %{flag} nodig om hem te bekijken.',
    withoutFlag: 'Geen toegang tot deze pagina. Vraag het een beheerder als je denkt dat je die wel hoort te hebben.',
    home: 'Naar de startpagina',
  },
  notFound: {
    title: 'Pagina niet gevonden',
    text: 'Op dit adres staat niets.',
    home: 'Naar de startpagina',
  },
  broken: {
    title: 'Er ging iets mis',
    text: 'Deze pagina kan niet worden getoond. Wat was opgeslagen, is veilig.',
    reload: 'Pagina opnieuw laden',
    details: 'Laat zien wat er gebeurde',
  },
  error: {
    title: 'Fout',
    text: 'Er is een fout opgetreden. Kijk in de console voor details en ga naar de startpagina om het opnieuw te proberen.',
    message: 'De melding was:',
    none: 'Er is geen foutmelding bewaard.',
    home: 'Naar de startpagina',
  },
};
