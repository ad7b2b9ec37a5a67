import { NetworkError, readError } from './api-error.ts';

/** What a deployment of the built web app sets in `config.json`. */
export interface AppConfig {
  readonly apiUrl: string;
}

/** Reads `config.json`, which lies beside the built app. */
export async function loadConfig(): Promise<AppConfig> {
  const response = await fetch('/config.json').catch((error: unknown) => {
    throw new NetworkError(error);
  });
  if (!response.ok) throw await readError(response);
  const config: unknown = await response.json();
  if (!isConfig(config)) throw new Error('config.json must hold {"apiUrl": "…"}');
  return config;
}

function isConfig(value: unknown): value is AppConfig {
  return typeof value === 'object' && value !== null && 'apiUrl' in value && typeof value.apiUrl === 'string';
}
