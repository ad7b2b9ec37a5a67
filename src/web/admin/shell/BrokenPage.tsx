import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';

/** In place of a page that broke while it rendered; its message is on the page at `/error`. */
export function BrokenPage() {
  const translate = useTranslate();
  return (
    <div className="staff-page staff-notice" role="alert">
      <h1>{translate('shell.broken.title')}</h1>
      <p>{translate('shell.broken.text')}</p>
      <div className="staff-notice-actions">
        <Button variant="contained" color="primary" onClick={() => window.location.reload()}>
          {translate('shell.broken.reload')}
        </Button>
        <Button variant="outlined" component={Link} to={paths.error.getHref()}>
          {translate('shell.broken.details')}
        </Button>
      </div>
    </div>
  );
}
