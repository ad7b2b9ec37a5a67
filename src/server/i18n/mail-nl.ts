import type { MailFrame, MailText, TemplateName } from './mail-en.ts';

export const mailFrameNl: MailFrame = {
  greeting: 'Hallo {name},',
  nameless: 'Hallo,',
  copyLink: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
  footer:
    'De Arbeidsmarktscan stuurt je dit omdat het over je account gaat. Antwoorden aan dit adres worden niet gelezen.',
};

const notYou =
  'Was jij dit niet? Stel dan meteen een nieuw wachtwoord in en meld het aan je beheerder: misschien kan iemand anders in je account.';

export const mailNl: Record<TemplateName, MailText> = {
  passwordReset: {
    subject: 'Stel een nieuw wachtwoord in voor De Arbeidsmarktscan',
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
};
