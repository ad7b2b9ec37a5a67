import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { ApiError } from '#web/api/client.ts';
import { useLoaded } from '../use-loaded.ts';
import type { SetUp } from './set-up.ts';

/** A new key for one's own two-factor, or in words why there is none. */
export function useOwnSetUp(userId: number): { setUp?: SetUp; problem?: string; reload: () => void } {
  const translate = useTranslate();
  const { client } = useApi();
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (!userId) return undefined;
      const { _data } = await client.call(operations.twoFactor.get, { params: { userId } }, { signal });
      return { secret: _data?.new_twofactor ?? '', url: _data?.two_factor_string ?? '' };
    },
    [client, userId],
  );
  const { data, error, reload } = useLoaded(load);
  if (!userId) return { problem: translate('twoFactor.error.noUser'), reload };
  if (error !== undefined) {
    const said = error instanceof ApiError ? error.problem.detail : undefined;
    return { problem: said || translate('twoFactor.error.notLoaded'), reload };
  }
  if (data && !data.secret && !data.url) return { problem: translate('twoFactor.error.noSetUp'), reload };
  return { setUp: data, reload };
}
