import cronstrue from 'cronstrue';
import 'cronstrue/locales/nl.js';
import type { Locale } from '#contract/locale.ts';

/**
 * A cron expression in words: `at 04:00, every day`. Loaded apart: it knows the grammar of two languages.
 * @returns undefined where it is none
 */
export function readCron(cron: string, locale: Locale): string | undefined {
  try {
    // A time of day is of every day unless it says otherwise, which is worth saying.
    const verbose = /^\d+ [\d,-]+ /.test(cron.trim());
    const text = cronstrue.toString(cron, { locale, use24HourTimeFormat: true, verbose });
    return text.charAt(0).toLocaleLowerCase() + text.slice(1);
  } catch {
    return undefined;
  }
}
