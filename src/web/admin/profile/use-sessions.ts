import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OwnSession } from '#contract/account.ts';
import { operations } from '#contract/index.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { toasts } from '#web/ui/toasts.ts';
import { readFailure } from '../call-failure.ts';
import { useLoaded } from '../use-loaded.ts';
import { useDeviceName } from './use-device-name.ts';

/** As many as an account can sensibly have; the page shows them all. */
const most = 200;

/**
 * One's own sessions, and how to end them.
 * @param onDone when ending them is over, whether or not it went well
 */
export function useSessions(onDone: () => void) {
  const translate = useTranslate();
  const nameOf = useDeviceName();
  const { client } = useApi();
  const [isBusy, setBusy] = useState(false);
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await client.call(operations.account.sessions, { query: { perPage: most } }, { signal }))._data,
    [client],
  );
  const { data: sessions, error, reload } = useLoaded(load);

  const endAll = async (ended: readonly OwnSession[], success: string) => {
    setBusy(true);
    try {
      for (const { id } of ended) await client.call(operations.account.endSession, { params: { id } });
      toasts.success(translate(success));
    } catch (reason) {
      toasts.error(readFailure(reason, translate, 'twoFactor.error.occurred').text);
    } finally {
      setBusy(false);
      reload();
      onDone();
    }
  };

  const ask = (question: string, yes: string, params?: Record<string, string>) =>
    confirm({
      title: translate(`profile.sessions.${question}Title`),
      message: translate(`profile.sessions.${question}Text`, params),
      yes: translate(`profile.sessions.${yes}`),
      no: translate('profile.sessions.no'),
      danger: true,
    });

  const end = async (session: OwnSession) => {
    const params = {
      device: nameOf(session.userAgent),
      place: session.address || translate('profile.sessions.unknownPlace'),
    };
    if (await ask('end', 'end', params)) await endAll([session], 'profile.sessions.ended');
  };

  const endOthers = async (others: readonly OwnSession[]) => {
    if (await ask('endOthers', 'endOthers')) await endAll(others, 'profile.sessions.endedOthers');
  };

  return { sessions, error, isBusy, reload, end, endOthers };
}
