import type { Locale } from '#contract/locale.ts';
import { en } from './messages/en.ts';
import { nl } from './messages/nl.ts';
import type { TextKey, Texts } from './texts.ts';

export type MessageKey = TextKey<typeof en>;
/** Texts by key, as a server sends them to be laid over the built-in ones. */
export type Overrides = Readonly<Record<string, string>>;
export type Params = Readonly<Record<string, string | number>> | readonly (string | number)[];
export type Translate = (key: MessageKey, params?: Params) => string;

const builtIn: Record<Locale, Texts<typeof en>> = { en, nl };

/**
 * The texts of a language, with the server's own over the built-in ones.
 *
 * @example createTranslate('nl')('validation.maxLength', [40]) // 'Je mag maximaal 40 tekens invoeren'
 */
export function createTranslate(locale: Locale, overrides: Overrides = {}): Translate {
  return (key, params) => fill((Object.hasOwn(overrides, key) && overrides[key]) || lookUp(locale, key), params);
}

function lookUp(locale: Locale, key: string): string {
  let found: unknown = builtIn[locale];
  for (const part of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[part];
  return typeof found === 'string' ? found : key;
}

/** Puts values where the text names them: `{email}`, or `{0}` by position. */
function fill(text: string, params: Params = {}): string {
  const values = params as Readonly<Record<string, string | number>>;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
