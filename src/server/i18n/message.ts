import type { Locale } from '#contract/locale.ts';
import { en, type MessageName } from './en.ts';
import { nl } from './nl.ts';

export type { MessageName } from './en.ts';

/** The server's texts by language. */
export const messages: Record<Locale, Record<MessageName, string>> = { en, nl };

/** A text in a language, `{name}` replaced by the parameter of that name. */
export function message(
  locale: Locale,
  name: MessageName,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return messages[locale][name].replace(/\{(\w+)\}/g, (_, key: string) => String(params[key] ?? ''));
}
