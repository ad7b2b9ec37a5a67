import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { isSignedIn } from '#web/session/session-store.ts';
import { confirm } from '#web/ui/confirm.ts';
import { toasts } from '#web/ui/toasts.ts';
import { readFailure } from '../call-failure.ts';

interface UserAction {
  /** The texts: `KEY.title`, `KEY.text` and `KEY.yes` ask first, `KEY.done` says that it is done. */
  readonly key: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly isDangerous?: boolean;
  readonly call: () => Promise<unknown>;
}

/** Does something to a user, or to what is the user's, after asking; then everything on the page is read anew. */
export function useUserAction() {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);

  const run = async ({ key, params = {}, isDangerous = false, call }: UserAction) => {
    const isSure = await confirm({
      title: translate(`${key}.title`, params),
      message: translate(`${key}.text`, params),
      yes: translate(`${key}.yes`),
      no: translate('record.cancel'),
      danger: isDangerous,
      width: dialogWidth,
    });
    if (!isSure) return;
    setBusy(true);
    try {
      await call();
      toasts.success(translate(`${key}.done`, params));
    } catch (error) {
      if (isSignedIn()) toasts.error(readFailure(error, translate, 'users.actionFailed').text);
    } finally {
      setBusy(false);
      refresh();
    }
  };

  return { isBusy, run };
}

/** Pixels. */
const dialogWidth = 400;
