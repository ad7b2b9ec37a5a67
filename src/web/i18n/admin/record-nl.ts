import type { Texts } from '../texts.ts';
import type { recordEn } from './record-en.ts';

/** The texts of forms on a record, in Dutch. */
export const recordNl: Texts<typeof recordEn> = {
  crumbs: 'Waar je bent',
  save: 'Opslaan',
  saving: 'Opslaan…',
  create: 'Aanmaken',
  cancel: 'Annuleren',
  unsaved: 'Niet-opgeslagen wijzigingen',
  saved: '%{name} is opgeslagen.',
  created: '%{name} is aangemaakt.',
  createdNameless: 'Aangemaakt.',
  failed: 'Opslaan is mislukt.',
  errors: 'Er staan fouten in je formulier.',
  choose: 'Kies…',
  readOnly: 'Je mag dit bekijken, maar niet wijzigen.',
  error: { title: 'Dit kon niet worden geladen', retry: 'Opnieuw proberen' },
  absent: { title: 'Niet gevonden', text: 'Dit bestaat niet, of je mag het niet zien.', back: 'Terug naar de lijst' },
  leave: {
    title: 'Weggaan zonder op te slaan?',
    text: 'Wat je hier hebt gewijzigd, gaat verloren.',
    yes: 'Weggaan',
    no: 'Blijven',
  },
  secret: {
    set: 'Ingesteld – laat leeg om dit te houden',
    notSet: 'Niet ingesteld',
    cleared: 'Wordt gewist',
    new: 'een nieuwe waarde',
    clear: 'Wissen',
    keep: 'Behouden',
  },
  delete: {
    action: 'Verwijderen',
    title: '%{name} verwijderen?',
    yes: 'Verwijderen',
    done: '%{name} is verwijderd.',
  },
  conflict: {
    title: 'Iemand anders heeft dit intussen gewijzigd',
    text: 'Jullie wijzigingen staan in verschillende velden. Sla op om ze allebei te houden.',
    choose: 'Er gaat niets verloren. Kies wat er moet staan waar jullie hetzelfde hebben gewijzigd.',
    theirs: 'Door iemand anders gewijzigd, overgenomen',
    mine: 'Door jou gewijzigd, behouden',
    value: { mine: 'Van jou', theirs: 'Van de ander' },
    back: 'Terug naar het formulier',
    save: 'Opslaan',
  },
  gone: {
    title: 'Iemand anders heeft dit intussen verwijderd',
    text: 'Opslaan kan niet meer. Wat je hebt ingevuld, staat hier nog: kopieer wat je nodig hebt.',
    values: 'Wat je hebt ingevuld',
    copy: 'Kopiëren',
    close: 'Sluiten',
  },
};
