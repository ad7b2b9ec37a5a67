import type { passwordEn } from './password-en.ts';

export const passwordNl: typeof passwordEn = {
  forgotTitle: 'Wachtwoord vergeten?',
  forgotText: 'Vul het e-mailadres in waarmee je inlogt. Je krijgt een link waarmee je een nieuw wachtwoord kiest.',
  request: 'Link versturen',
  requesting: 'Versturen…',
  sentTitle: 'Kijk in je mailbox',
  again: 'Een nieuwe link aanvragen',
  toSignIn: 'Terug naar inloggen',
  newTitle: 'Kies een nieuw wachtwoord',
  newPassword: 'Nieuw wachtwoord',
  repeat: 'Herhaal het nieuwe wachtwoord',
  atLeast: 'Minimaal %{least} tekens.',
  unequal: 'De twee wachtwoorden zijn niet gelijk',
  set: 'Wachtwoord opslaan',
  setting: 'Opslaan…',
  setTitle: 'Je nieuwe wachtwoord is ingesteld',
  redirect: 'Over %{seconds} seconden ga je naar de inlogpagina.',
  redirectOne: 'Over 1 seconde ga je naar de inlogpagina.',
  now: 'Nu inloggen',
  fallback: {
    requested: 'Als het adres bekend is, is er een link onderweg.',
    set: 'Log voortaan in met je nieuwe wachtwoord.',
    failed: 'Het wachtwoord kon niet worden hersteld. Probeer het later opnieuw.',
  },
};
