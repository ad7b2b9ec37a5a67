import { useNavigate } from 'react-router-dom';
import { useApi } from '#web/api/ApiProvider.tsx';
import { paths } from '#web/paths.ts';
import { impersonationReturn, isSignedIn } from '#web/session/session-store.ts';
import { signOut } from '#web/session/sign-out.ts';

/** How acting as somebody else ends by hand: back in the own session, where it was left. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { guest } = useApi();
  return () => {
    const address = impersonationReturn() ?? paths.users.getHref();
    void signOut(guest);
    // The own session may have ended meanwhile; then the guard leads to the sign-in.
    if (isSignedIn()) navigate(address);
  };
}
