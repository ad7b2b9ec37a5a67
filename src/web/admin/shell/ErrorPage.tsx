import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { paths } from '#web/paths.ts';
import { lastError } from '#web/ui/last-error.ts';
import { DoorShell } from './DoorShell.tsx';

/** Says what broke a page, as far as this tab remembers, and leads home. */
export function ErrorPage() {
  const translate = useTranslate();
  const [message] = useState(lastError);
  return (
    <DoorShell title={translate('shell.error.title')}>
      <p>{translate('shell.error.text')}</p>
      {message === null ? (
        <p>{translate('shell.error.none')}</p>
      ) : (
        <>
          <p>{translate('shell.error.message')}</p>
          <p className="door-message">{message}</p>
        </>
      )}
      <div className="door-actions">
        {/* A full load: what broke the app may still be in memory. */}
        <Button variant="contained" color="primary" href={paths.home.getHref()}>
          {translate('shell.error.home')}
        </Button>
      </div>
    </DoorShell>
  );
}
