import type { Locale } from '#contract/locale.ts';
import { createTokenSource } from '#web/session/token-source.ts';
import type { Api } from './ApiProvider.tsx';
import { createClient } from './client.ts';

/** The API at an address, with a client that carries the session and one that does not. */
export function createApi(apiUrl: string, getLocale: () => Locale): Api {
  const guest = createClient({ apiUrl, getLocale });
  const client = createClient({ apiUrl, getLocale, tokens: createTokenSource(guest) });
  return { apiUrl, client, guest };
}
