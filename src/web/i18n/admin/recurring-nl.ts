import type { Texts } from '../texts.ts';
import type { recurringEn } from './recurring-en.ts';

/** The jobs that run by the clock, in Dutch. */
export const recurringNl: Texts<typeof recurringEn> = {
  new: 'Nieuwe terugkerende taak',
  searchPlaceholder: 'Zoek op naam...',
  allActive: 'Aan en uit',
  isActive: { true: 'Aan', false: 'Uit' },
  isOff: 'Staat uit',
  activeNamed: '%{name} actief',
  switchedOn: '%{name} staat aan.',
  switchedOff: '%{name} staat uit.',
  presets: 'Kies een tijd',
  noPreview: 'De volgende keren konden niet worden berekend.',
  allRuns: 'Alle taken hiervan',
  field: {
    name: 'Naam',
    flow: 'Taak',
    params: 'Parameters',
    cron: 'Wanneer',
    timeZone: 'Tijdzone',
    active: 'Actief',
    nextRuns: 'Volgende keren',
    last: 'Laatste keer',
  },
  hint: {
    cron: 'Vijf velden: minuut, uur, dag van de maand, maand, dag van de week.',
    active: 'Zolang dit uit staat, loopt de taak alleen als iemand die uitvoert.',
  },
  section: {
    job: 'Wat',
    jobText: 'Wat er gebeurt, en wat daarvoor nodig is.',
    when: 'Wanneer',
    whenText: 'De tijden gelden op de klok van de tijdzone, met zomer- en wintertijd.',
  },
  run: {
    yes: 'Nu uitvoeren',
    title: '“%{name}” nu uitvoeren?',
    text: 'De taak loopt één keer, naast de eigen tijden.',
    done: '%{name} staat in de wachtrij.',
  },
  delete: {
    title: 'Verwijderen',
    text: 'De taak loopt dan niet meer. De taken die eruit kwamen, blijven in de wachtrij staan.',
  },
  empty: {
    title: 'Nog geen terugkerende taken',
    text: 'Wat elk uur, elke nacht of elke maand moet gebeuren, zet je hier op de klok.',
  },
};
