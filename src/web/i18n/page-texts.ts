import { pickLocale } from '#contract/locale.ts';
import { createTranslate, type Translate } from './translate.ts';

const listeners = new Set<() => void>();
let current: Translate | undefined;

/** The page's texts, for what stands outside the app's tree, such as a toast. */
export function pageTexts(): Translate {
  current ??= createTranslate(pickLocale(document.documentElement.lang));
  return current;
}

/** Says which texts the page is shown in. */
export function setPageTexts(t: Translate): void {
  current = t;
  for (const listener of [...listeners]) listener();
}

/** Calls back when the texts change. Returns how to stop. */
export function subscribeToPageTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
