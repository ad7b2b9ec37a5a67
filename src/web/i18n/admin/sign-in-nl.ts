import type { signInEn } from './sign-in-en.ts';

export const signInNl: typeof signInEn = {
  title: 'Inloggen',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  showPassword: 'Wachtwoord tonen',
  hidePassword: 'Wachtwoord verbergen',
  submit: 'Inloggen',
  busy: 'Bezig met inloggen…',
  home: 'Terug naar de website',
  forgot: 'Wachtwoord vergeten?',
  error: {
    invalid: 'Ongeldige inloggegevens',
    unreachable: 'Inlogserver niet bereikbaar',
    failed: 'Inloggen is niet gelukt',
    invalidProfile: 'Inlogserver niet bereikbaar, ongeldig profiel',
    setUpRequired: 'Zonder tweestapsverificatie kun je niet verder.',
    setUpMissing: 'De gegevens om tweestapsverificatie in te stellen ontbreken. Log opnieuw in.',
  },
  codeNeeded: 'Log opnieuw in en vul de code uit je verificatie-app in.',
  noAnswer: 'De server gaf geen antwoord. Controleer je verbinding en probeer het opnieuw.',
};
