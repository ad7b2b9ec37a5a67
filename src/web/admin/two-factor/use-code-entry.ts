import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError } from '#web/api/client.ts';
import { readFailure } from '../call-failure.ts';
import { TwoFactorRefused } from './refusal.ts';

/** What a person entered: a code from the app or a recovery code, and the password where it is asked for. */
export interface CodeEntry {
  readonly code: string;
  readonly password: string;
}

export interface CodeRefusal {
  readonly code?: string;
  readonly password?: string;
}

/** Sends an entry, one at a time, and keeps why it was refused. */
export function useCodeEntry(onVerify: (entry: CodeEntry) => Promise<void>) {
  const translate = useTranslate();
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CodeRefusal>();

  /** Resolves to why the entry was refused; to nothing where it was taken. */
  const send = async (entry: CodeEntry): Promise<CodeRefusal | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      await onVerify(entry);
      return undefined;
    } catch (error) {
      const reason = explainRefusal(error, translate);
      setRefusal(reason);
      return reason;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };

  return { isBusy, refusal, setRefusal, send };
}

/** By field, where the server says which; else it is about the code. */
export function explainRefusal(error: unknown, translate: (key: string) => string): CodeRefusal {
  if (error instanceof TwoFactorRefused) return { code: error.message };
  const isRefused = error instanceof ApiError && (error.status === 403 || error.status === 422);
  const key = isRefused ? 'twoFactor.error.refused' : 'twoFactor.error.occurred';
  const { text, more, fields } = readFailure(error, translate, key);
  const { password, twoFactorCode } = fields;
  if (password || twoFactorCode) return { password, code: twoFactorCode };
  return { code: more ? `${text} ${more}` : text };
}
