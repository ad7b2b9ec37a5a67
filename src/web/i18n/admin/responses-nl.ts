import type { Texts } from '../texts.ts';
import type { responsesEn } from './responses-en.ts';

/** The texts of the responses, in Dutch. */
export const responsesNl: Texts<typeof responsesEn> = {
  title: 'Inzendingen',
  searchPlaceholder: 'Zoek op ID, e-mail of referentie...',
  status: 'Status',
  allStatuses: 'Alle statussen',
  anonymised: 'Geanonimiseerd',
  show: 'Inzending %{id} bekijken',
  empty: {
    title: 'Nog geen inzendingen',
    text: 'Zodra iemand de eerste pagina van een scan verstuurt, staat die hier.',
    filteredTitle: 'Geen inzendingen gevonden',
    search: 'Geen enkele inzending past bij “%{search}”.',
    status: 'Geen enkele inzending heeft de status %{status}.',
    searchAndStatus: 'Geen enkele inzending met de status %{status} past bij “%{search}”.',
  },
  field: {
    id: 'ID',
    contact: 'Contact',
    email: 'E-mail',
    createdAt: 'Aangemaakt',
    completedAt: 'Afgerond',
    status: 'Status',
    reference: 'Referentie',
    reseller: 'Reseller',
    survey: 'Scan',
    anonimizeAt: 'Anoniem op',
    language: 'Taal',
    score: 'Score',
    pages: 'Voortgang',
  },
  details: {
    title: 'Inzending %{id}',
    close: 'Sluiten',
    facts: 'Over deze inzending',
    answers: 'Antwoorden',
    version: 'versie %{version}',
    progress: '%{done} van %{pages} pagina’s',
    noAnswers: 'Geen antwoorden gegeven.',
    error: 'De gegevens van de inzending konden niet worden geladen.',
    retry: 'Opnieuw proberen',
    loading: 'De inzending wordt geladen…',
    download: '%{name} downloaden',
    downloadFailed: 'Bestand downloaden mislukt',
  },
};
