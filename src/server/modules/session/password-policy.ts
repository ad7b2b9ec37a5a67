import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { message } from '../../i18n/message.ts';
import { readPackageSettings } from '../packages/service.ts';

/** Whose password it is: what belongs to the person is guessed first. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** From this minimum on, passwords that are easy to guess are refused too. */
const guessingFrom = 8;
/** Guesses, as a power of ten, below which a password counts as easy to guess. */
const fewestGuesses = 8;
/** Characters that are judged: a thousand hold every request up for a second, and 64 that are hard to guess are enough. */
const mostJudged = 64;

/** Words of this product and of its users' habits, beside the library's list of common passwords. */
const favourites = [
  ...['arbeidsmarktscan', 'arbeidsmarkt', 'loopbaanscan', 'welkom', 'welcome', 'wachtwoord', 'geheim', 'inloggen'],
  ...['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober', 'november'],
  ...['december', 'january', 'february', 'march', 'may', 'june', 'july', 'august', 'october'],
  ...['lente', 'zomer', 'herfst', 'winter', 'voorjaar', 'najaar', 'spring', 'summer', 'autumn'],
  ...['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
  ...[
    'nederland',
    'holland',
    'amsterdam',
    'rotterdam',
    'utrecht',
    'feyenoord',
    'voetbal',
    'administrator',
    'beheerder',
  ],
];

/**
 * What is wrong with a new password, as sentences in the reader's language; none where it may be set.
 * The password is taken exactly as it is.
 */
export async function checkNewPassword(
  db: Db,
  password: string,
  owner: PasswordOwner,
  locale: Locale,
): Promise<string[]> {
  const { passwordMinLength } = await readPackageSettings(db, 'session');
  if (lengthOf(password) < passwordMinLength)
    return [message(locale, 'passwordTooShort', { count: passwordMinLength })];
  if (passwordMinLength < guessingFrom) return [];
  return (await isEasyToGuess(password, owner)) ? [message(locale, 'passwordGuessable')] : [];
}

/** What to tell whoever signs in with a password that would be too short today; undefined where there is nothing to tell. */
export async function passwordWarning(db: Db, password: string, locale: Locale): Promise<string | undefined> {
  const { passwordMinLength } = await readPackageSettings(db, 'session');
  if (lengthOf(password) >= passwordMinLength) return undefined;
  return message(locale, 'passwordBelowMinimum', { count: passwordMinLength });
}

/** In characters as people count them, not UTF-16 units. */
function lengthOf(password: string): number {
  return [...password].length;
}

async function isEasyToGuess(password: string, { email, firstname, lastname }: PasswordOwner): Promise<boolean> {
  const { check } = await guessing();
  const names = [firstname, lastname].map((name) => name.replaceAll(' ', ''));
  const joined = [names.join(''), names.toReversed().join('')];
  const own = [firstname, lastname, ...names, ...joined, email, ...email.split(/[@.\-_+]/)].filter(Boolean);
  return check(password.slice(0, mostJudged), own).guessesLog10 < fewestGuesses;
}

let loaded: ReturnType<typeof loadGuessing> | undefined;

/** Its lists are large: nobody pays for them before the first password is judged. */
function guessing(): ReturnType<typeof loadGuessing> {
  loaded ??= loadGuessing();
  return loaded;
}

async function loadGuessing() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const factory = new ZxcvbnFactory({ dictionary: { ...dictionary, favourites }, graphs: adjacencyGraphs });
  return { check: (password: string, own: string[]) => factory.check(password, own) };
}
