import type { logsEn } from './logs-en.ts';

/** The application's log, in Dutch. */
export const logsNl: typeof logsEn = {
  title: 'Logs',
  searchPlaceholder: 'Zoek in berichten…',
  allLevels: 'Alle niveaus',
  select: 'Selecteren',
  selectOne: 'Selecteer: %{message}',
  selectPage: 'Deze pagina selecteren',
  selected: '1 geselecteerd |||| %{smart_count} geselecteerd',
  unselect: 'Selectie wissen',
  show: 'Extra info: %{message}',
  level: { warn: 'Waarschuwing', error: 'Fout', fatal: 'Fataal' },
  field: { level: 'Niveau', message: 'Bericht', source: 'Bron', at: 'Wanneer' },
  empty: {
    title: 'Geen waarschuwingen en geen fouten',
    text: 'Gaat er iets mis in de applicatie, dan staat het hier.',
  },
  delete: {
    action: 'Verwijder: %{message}',
    several: 'Verwijderen',
    title: 'Deze regel van de log verwijderen? |||| %{smart_count} regels van de log verwijderen?',
    text: 'Je kunt de regel niet terughalen. De auditlog bewaart wat erin stond. |||| Je kunt de regels niet terughalen. De auditlog bewaart wat erin stond.',
    yes: 'Verwijderen',
    no: 'Annuleren',
    done: 'De regel is verwijderd. |||| %{smart_count} regels zijn verwijderd.',
    failed: 'Niet alles is verwijderd.',
  },
};
