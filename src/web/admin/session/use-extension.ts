import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import type { RequestOf } from '#contract/operation.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { replaceToken } from '#web/session/session-store.ts';
import { toasts } from '#web/ui/toasts.ts';
import { type Failure, readFailure } from '../call-failure.ts';

type Proof = RequestOf<typeof operations.account.extendSession>['body'];

/** Begins the session's time anew, one attempt at a time, and keeps why it was refused. */
export function useExtension() {
  const translate = useTranslate();
  const { client } = useApi();
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const extend = async (proof: Proof) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const { _data } = await client.call(operations.account.extendSession, { body: proof });
      replaceToken(_data.token);
      toasts.success(translate('session.end.extended'));
    } catch (error) {
      setFailure(readFailure(error, translate, 'session.end.failed'));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };

  return { extend, isBusy, failure };
}
