import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '#web/paths.ts';

/**
 * The token of a reset link. It leaves the address at once, where it would be read over a shoulder, synchronised
 * with a history or sent as a referrer; this entry of the tab's history keeps it, so that a reload loses nothing.
 */
export function useResetToken(): { token: string | undefined; forget: () => void } {
  const { token } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (token) void navigate(paths.forgotPassword.getHref(), { replace: true, state: { resetToken: token } });
  }, [token, navigate]);
  const forget = useCallback(() => {
    void navigate(paths.forgotPassword.getHref(), { replace: true, state: null });
  }, [navigate]);
  const kept: unknown = location.state?.resetToken;
  return { token: token ?? (typeof kept === 'string' ? kept : undefined), forget };
}
