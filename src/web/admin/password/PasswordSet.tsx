import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { DoorShell } from '../shell/DoorShell.tsx';
import { Done } from './Done.tsx';

/** Seconds between a new password and the sign-in page. */
export const redirectSeconds = 5;

/** The new password is set: on to the sign-in page, at once or in a moment. */
export function PasswordSet({ message }: { message: string }) {
  const translate = useTranslate();
  const seconds = useRedirect(paths.login.getHref());
  return (
    <DoorShell title={translate('password.setTitle')}>
      <div className="password-step">
        <Done message={message} />
        <p>{seconds === 1 ? translate('password.redirectOne') : translate('password.redirect', { seconds })}</p>
        <Button component={Link} to={paths.login.getHref()} variant="contained" color="primary">
          {translate('password.now')}
        </Button>
      </div>
    </DoorShell>
  );
}

/** Leaves for an address after five seconds, and says how many are left. */
function useRedirect(address: string): number {
  const navigate = useNavigate();
  const [seconds, setSeconds] = useState(redirectSeconds);
  useEffect(() => {
    const timer = window.setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => window.clearInterval(timer);
  }, []);
  useEffect(() => {
    if (seconds <= 0) void navigate(address, { replace: true });
  }, [seconds, address, navigate]);
  return Math.max(seconds, 0);
}
