import { createContext, type ReactNode, useContext } from 'react';
import type { Client } from './client.ts';

export interface Api {
  readonly apiUrl: string;
  /** Carries the session's token where somebody is signed in. */
  readonly client: Client;
  /** Never carries a token: for signing in and out. */
  readonly guest: Client;
}

const ApiContext = createContext<Api | null>(null);

/** Gives everything below it the API. On the server there is none: nothing calls it while rendering. */
export function ApiProvider({ api, children }: { api: Api | null; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The API, for effects and event handlers. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  return api ?? unreachable;
}

const refusal = () => Promise.reject(new Error('There is no API where a page is rendered on the server'));
const refuse: Client = { call: refusal, download: refusal };
const unreachable: Api = { apiUrl: '', client: refuse, guest: refuse };
