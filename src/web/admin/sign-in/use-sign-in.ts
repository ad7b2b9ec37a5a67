import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Session } from '#contract/session.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import type { Challenge } from '#web/session/pre-auth.ts';
import { storeSession } from '#web/session/session-store.ts';
import { answerChallenge, type Credentials, signIn } from '#web/session/sign-in.ts';
import { toasts } from '#web/ui/toasts.ts';
import { type Explanation, endsChallenge, explain } from './explain.ts';

/**
 * A sign-in from the credentials to the session, by way of two-factor where the account asks for it.
 * A session that comes with recovery codes is not kept before they are: the page leaves as soon as there is one.
 */
export function useSignIn() {
  const { guest } = useApi();
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Explanation>();
  const [challenge, setChallenge] = useState<Challenge>();
  const [withCodes, setWithCodes] = useState<Session>();

  const fail = (explanation: Explanation) => {
    setChallenge(undefined);
    setProblem(explanation);
    setBusy(false);
  };

  const submit = async (credentials: Credentials) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = await signIn(guest, credentials);
      if ('purpose' in answer) setChallenge(answer);
      else warn(answer);
    } catch (error) {
      fail(explain(error, translate));
    }
  };

  /** Rejects where another code may still be right. */
  const verify = async (code: string) => {
    if (!challenge) return;
    try {
      const session = await answerChallenge(guest, challenge, code);
      if (challenge.purpose === 'setup_2fa') toasts.success(translate('twoFactor.activatedAtSignIn'));
      setChallenge(undefined);
      if (session.recoveryCodes?.length) setWithCodes(session);
      else enter(session);
    } catch (error) {
      if (!endsChallenge(error)) throw error;
      fail(explain(error, translate));
    }
  };

  const cancel = () => {
    const more = challenge?.purpose === 'verify_2fa' ? translate('signIn.codeNeeded') : undefined;
    fail({ text: translate('signIn.error.setUpRequired'), more });
  };

  return { isBusy, problem, challenge, recoveryCodes: withCodes?.recoveryCodes, submit, verify, cancel, proceed };

  function proceed(): void {
    if (withCodes) enter(withCodes);
  }
}

function enter(session: Session): void {
  storeSession(session);
  warn(session);
}

function warn({ _warning }: Session): void {
  if (_warning) toasts.warning(_warning);
}
