import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { DoorShell } from './DoorShell.tsx';
import { PageTitle } from './PageTitle.tsx';
import { useSession } from './use-session.ts';

/** A page with one thing to say and one way out: home, which for staff is the dashboard. */
export function Notice({ title, text, link }: { title: string; text: string; link: string }) {
  const isSignedIn = useSession() !== null;
  const home = isSignedIn ? paths.dashboard : paths.home;
  const button = (
    <Button variant="contained" color="primary" component={Link} to={home.getHref()}>
      {link}
    </Button>
  );
  if (!isSignedIn) {
    return (
      <DoorShell title={title}>
        <p>{text}</p>
        <div className="door-actions">{button}</div>
      </DoorShell>
    );
  }
  return (
    <div className="staff-page staff-notice">
      <PageTitle title={title} />
      <p>{text}</p>
      {button}
    </div>
  );
}
