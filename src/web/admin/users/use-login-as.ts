import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { operations } from '#contract/index.ts';
import type { User } from '#contract/users.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { homeRoute } from '#web/session/permissions.ts';
import { beginImpersonation, isSignedIn } from '#web/session/session-store.ts';
import { confirm } from '#web/ui/confirm.ts';
import { toasts } from '#web/ui/toasts.ts';
import { readFailure } from '../call-failure.ts';

/** Logs in as a user, after asking. */
export function useLoginAs({ id, name, email }: Pick<User, 'id' | 'name' | 'email'>) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { client } = useApi();
  const [isBusy, setBusy] = useState(false);

  const loginAs = async () => {
    const isSure = await confirm({
      title: translate('users.loginAs.title', { name }),
      message: translate('users.loginAs.text', { name }),
      yes: translate('users.loginAs.yes'),
      no: translate('users.loginAs.no'),
      width: dialogWidth,
    });
    if (!isSure) return;
    setBusy(true);
    try {
      const body = { userName: email, userId: id };
      beginImpersonation(await client.call(operations.session.loginAs, { body }));
      navigate(homeRoute());
    } catch (error) {
      // A refusal that signs out has its own message.
      if (isSignedIn()) toasts.error(readFailure(error, translate, 'users.loginAs.failed').text);
    } finally {
      setBusy(false);
    }
  };

  return { isBusy, loginAs };
}

/** Pixels: the sentence is longer than the usual question's. */
const dialogWidth = 400;
