import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import './shell.css';

/** Shows when a page breaks while it renders. */
export function BrokenPage() {
  const translate = useTranslate();
  return (
    <main className="staff staff-page staff-notice" role="alert">
      <h1>{translate('shell.broken.title')}</h1>
      <p>{translate('shell.broken.text')}</p>
      <Button variant="contained" color="primary" onClick={() => window.location.reload()}>
        {translate('shell.broken.reload')}
      </Button>
    </main>
  );
}
