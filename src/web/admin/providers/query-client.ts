import { QueryClient } from '@tanstack/react-query';

/**
 * The queries of react-admin. Without a connection they fail and say so, where the library would wait for ever
 * with nothing on the screen.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
}
