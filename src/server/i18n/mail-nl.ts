import type { MailFrame, MailText, TemplateName } from './mail-en.ts';

export const mailFrameNl: MailFrame = {
  greeting: 'Hallo {name},',
  nameless: 'Hallo,',
  copyLink: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
  footer: 'Deze mail is verstuurd door {site}. Heb je een vraag? Mail dan naar {contact}.',
};

const notYou =
  'Was jij dit niet? Stel dan meteen een nieuw wachtwoord in en meld het aan je beheerder: misschien kan iemand anders in je account.';

export const mailNl: Record<TemplateName, MailText> = {
  invitation: {
    subject: 'Je account voor {site}',
    before: ['Er is een account voor je gemaakt. Kies binnen een week een wachtwoord; daarna werkt de link niet meer.'],
    action: 'Wachtwoord kiezen',
    after: [
      'De link werkt één keer. Daarna log je in met dit e-mailadres en je wachtwoord.',
      'Is de link verlopen? Vraag dan een nieuwe aan met “Wachtwoord vergeten?” op de inlogpagina.',
    ],
  },
  passwordReset: {
    subject: 'Stel een nieuw wachtwoord in voor {site}',
    before: [
      'Er is een nieuw wachtwoord aangevraagd voor je account. Kies het binnen een uur; daarna werkt de link niet meer.',
    ],
    action: 'Nieuw wachtwoord instellen',
    after: [
      'De link werkt één keer. Gebruik je tweestapsverificatie, dan wordt bij het inloggen nog steeds om een code gevraagd.',
      'Heb je hier niet om gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    ],
  },
  passwordChanged: {
    subject: 'Je wachtwoord is gewijzigd',
    before: [
      'Het wachtwoord van je account is gewijzigd op {when}. Overal elders waar je was ingelogd, ben je nu uitgelogd.',
    ],
    action: 'Nieuw wachtwoord instellen',
    after: [notYou],
  },
  twoFactorOn: {
    subject: 'Tweestapsverificatie is ingesteld',
    before: [
      'Op {when} is tweestapsverificatie ingesteld voor je account. Bij het inloggen wordt voortaan ook een code uit je verificatie-app gevraagd.',
      'Bewaar je herstelcodes op een veilige plek: daarmee kun je inloggen als je je telefoon niet bij je hebt.',
    ],
    action: 'Nieuw wachtwoord instellen',
    after: [notYou],
  },
  twoFactorOff: {
    subject: 'Tweestapsverificatie is uitgeschakeld',
    before: [
      'Op {when} is tweestapsverificatie uitgeschakeld voor je account. Je wachtwoord alleen is nu genoeg om in te loggen.',
    ],
    action: 'Nieuw wachtwoord instellen',
    after: [notYou],
  },
  twoFactorReset: {
    subject: 'Tweestapsverificatie is gereset',
    before: [
      'Een beheerder heeft op {when} de tweestapsverificatie van je account gehaald. Overal waar je was ingelogd, ben je nu uitgelogd.',
      'Stel het opnieuw in bij Profiel, of bij het inloggen als daarom wordt gevraagd.',
    ],
    action: 'Nieuw wachtwoord instellen',
    after: ['Heb je hier niet om gevraagd? Meld het dan meteen aan je beheerder.'],
  },
  emailChanged: {
    subject: 'Je e-mailadres is gewijzigd',
    before: [
      'Een beheerder heeft op {when} het e-mailadres van je account gewijzigd. Log voortaan in met het nieuwe adres; met dit adres kan het niet meer.',
    ],
    action: 'Naar de inlogpagina',
    after: ['Heb je hier niet om gevraagd? Meld het dan meteen aan je beheerder.'],
  },
  abandonedReport: {
    subject: 'Afgebroken scans',
    before: [
      'In de periode van dit overzicht ({days} dagen) zijn {count} scans begonnen en niet afgemaakt.',
      'Bij de taak die dit verstuurde zie je op welke pagina ze zijn gestopt.',
    ],
    action: 'Dashboard openen',
    after: ['Wie dit overzicht krijgt, stel je in bij Pakketten, survey.'],
  },
};
