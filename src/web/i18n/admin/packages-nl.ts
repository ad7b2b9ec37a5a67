import type { packagesEn } from './packages-en.ts';

/** The packages and their settings, in Dutch. */
export const packagesNl: typeof packagesEn = {
  title: 'Pakketten',
  column: { name: 'Pakket', description: 'Waar het over gaat', version: 'Versie', updatedAt: 'Laatst gewijzigd' },
  unchanged: 'zoals geleverd',
  empty: { title: 'Geen pakketten', text: 'Deze applicatie heeft geen pakketten met instellingen.' },
  form: {
    title: 'Instellingen',
    text: 'Een wijziging geldt meteen, voor iedereen.',
    readOnly: 'Alleen wie alle tenants beheert, mag deze instellingen wijzigen.',
    saved: 'De instellingen zijn opgeslagen.',
    error: 'De instellingen konden niet worden geladen',
    retry: 'Opnieuw proberen',
  },
  about: { title: 'Dit pakket', version: 'Versie', updatedAt: 'Laatst gewijzigd', changes: 'Wijzigingen' },
  weakPassword: 'Minder dan 8 tekens is makkelijk te raden. Vanaf 8 worden ook veelgebruikte wachtwoorden geweigerd.',
  base: {
    title: 'Basis',
    field: { siteTitle: 'Naam van de site', contactEmail: 'Contactadres' },
    hint: {
      siteTitle: 'Staat in de kop, in titels en in mails.',
      contactEmail: 'Hier kunnen bezoekers en lezers van mails naartoe schrijven.',
    },
  },
  session: {
    title: 'Sessie',
    field: {
      passwordMinLength: 'Kortste wachtwoord (tekens)',
      sessionHours: 'Hooguit ingelogd (uren)',
      lockMinutes: 'Rust na foute wachtwoorden (minuten)',
    },
    hint: {
      passwordMinLength: 'Voor nieuwe wachtwoorden, van 4 tot 64.',
      sessionHours: 'Daarna log je opnieuw in. Geldt voor sessies die vanaf nu beginnen.',
      lockMinutes: 'Na tien foute wachtwoorden of codes wacht een account zo lang.',
    },
  },
  catalog: {
    title: 'Catalogus',
    field: { logRetentionDays: 'Logs bewaren (dagen)', jobRetentionDays: 'Taken bewaren (dagen)' },
    hint: {
      logRetentionDays: 'Oudere waarschuwingen en fouten worden verwijderd. De auditlog blijft.',
      jobRetentionDays: 'Daarna worden afgelopen taken verwijderd, met de bestanden die ze maakten.',
    },
  },
  survey: {
    title: 'Scan',
    field: { abandonedAfterHours: 'Afgebroken na (uren)', abandonedReportTo: 'Overzicht naar' },
    hint: {
      abandonedAfterHours: 'Een scan telt als afgebroken als niemand er zo lang mee verderging.',
      abandonedReportTo: 'Dit adres krijgt het overzicht van afgebroken scans. Laat het leeg om niets te sturen.',
    },
  },
  payment: {
    title: 'Betaling',
    field: { provider: 'Betaaldienst', vatPercentage: 'Btw (%)', mollieApiKey: 'API-sleutel van Mollie' },
    hint: {
      provider: 'Met Test hoeft niemand te betalen.',
      mollieApiKey: 'Begint met test_ of live_. Niemand kan hem teruglezen.',
    },
    choice: { provider: { test: 'Test', mollie: 'Mollie' } },
  },
  mail: {
    title: 'Mail',
    field: { fromName: 'Naam van de afzender', replyTo: 'Antwoorden gaan naar', smtpUrl: 'Mailserver' },
    hint: {
      fromName: 'Laat leeg om de naam van de installatie te gebruiken.',
      replyTo: 'Laat leeg om antwoorden naar de afzender te laten gaan.',
      smtpUrl: 'Bijvoorbeeld smtps://naam:wachtwoord@mail.example.nl. Gaat voor SMTP_URL. Niemand kan het teruglezen.',
    },
  },
  privacy: {
    title: 'Privacy',
    field: {
      retentionMonths: 'Afgeronde scans bewaren (maanden)',
      unfinishedDays: 'Onvoltooide scans bewaren (dagen)',
    },
    hint: {
      retentionMonths:
        'Daarna worden ze anoniem gemaakt, tenzij de scan zelf iets anders zegt. Geldt voor scans vanaf nu.',
      unfinishedDays: 'Daarna worden ze anoniem gemaakt. Geldt voor scans die vanaf nu beginnen.',
    },
  },
};
