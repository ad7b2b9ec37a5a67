import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApi } from '#web/api/ApiProvider.tsx';
import type { Client } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { impersonationReturn } from '#web/session/session-store.ts';
import { signOut } from '#web/session/sign-out.ts';
import { Loader } from '#web/ui/Loader.tsx';
import { useDocumentTitle } from './PageTitle.tsx';

/** The way out: to the door, or back to oneself for who acted as another user. */
export function LogoutPage() {
  const translate = useTranslate();
  const { guest } = useApi();
  const { key } = useLocation();
  const navigate = useNavigate();
  useDocumentTitle(translate('nav.title.logout'));
  useEffect(() => {
    let isHere = true;
    void leaveOnce(key, guest).then((outcome) => {
      const back = outcome === 'restored' ? (impersonationReturn() ?? paths.dashboard.getHref()) : undefined;
      if (isHere) navigate(back ?? paths.login.getHref(), { replace: true });
    });
    return () => {
      isHere = false;
    };
  }, [guest, key, navigate]);
  return <Loader text={translate('shell.leaving')} delay={200} />;
}

let last: { readonly visit: string; readonly outcome: ReturnType<typeof signOut> } | undefined;

/** One sign-out a visit: this page starts anew when the user changes, and must not send the restored one away as well. */
function leaveOnce(visit: string, guest: Client): ReturnType<typeof signOut> {
  if (last?.visit !== visit) last = { visit, outcome: signOut(guest) };
  return last.outcome;
}
