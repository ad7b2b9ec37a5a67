import type { Content } from '#contract/contents.ts';
import type { Locale } from '#contract/locale.ts';
import type { FrontendSettings } from '#contract/settings.ts';
import type { Survey } from '#contract/surveys.ts';

/** What a page is made of, in one language. */
export interface PageData {
  readonly locale: Locale;
  readonly settings: FrontendSettings;
  readonly contents: readonly Content[];
  /** The scan of a page of type survey. */
  readonly survey?: Survey;
}

/** What the server puts into a page that it has rendered, so that the app need not ask for it again. */
export interface InitialData extends PageData {
  readonly apiUrl: string;
}

/** The data that came with the page; undefined where the page was served as a plain file, or cut short. */
export function readInitialData(): InitialData | undefined {
  // Authored HTML may hold an element of the same id, but neither a script nor a place right below the body.
  const text = document.querySelector('body > script#initial-data[type="application/json"]')?.textContent;
  try {
    return text ? (JSON.parse(text) as InitialData) : undefined;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** Whether a text came inside the page: the server sanitised it before it rendered the page with it. */
export function textsOf(data: unknown): (text: string) => boolean {
  const texts = new Set<string>();
  collectTexts(data, texts);
  return (text) => texts.has(text);
}

function collectTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collectTexts(part, texts);
  }
}
