import { Button, Dialog, IconButton } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import type { CurrentSession } from '#web/session/session-store.ts';
import { DialogHeading } from '../DialogHeading.tsx';
import { Icon } from '../Icon.tsx';
import { Countdown } from './Countdown.tsx';
import { ExtendForm } from './ExtendForm.tsx';
import { useGoBack } from './use-go-back.ts';

interface SessionEndDialogProps {
  readonly session: CurrentSession;
  readonly secondsLeft: number;
  /** Puts the warning away. The session still ends. */
  readonly onClose: () => void;
}

/** The warning that the session ends soon: stay with the password, log out now, or go on until then. */
export function SessionEndDialog({ session, secondsLeft, onClose }: SessionEndDialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const id = useId();
  const { impersonator } = session.payload;
  // A click beside it must not throw away a password that is half typed.
  const close = (_: object, reason: string) => reason === 'escapeKeyDown' && onClose();
  return (
    <Dialog
      open
      onClose={close}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth={false}
      slotProps={{ paper: { className: 'staff session-end' }, root: { className: 'session-end-root' } }}
    >
      <header className="session-end-head">
        <DialogHeading id={`${id}-title`} title={translate('session.end.title')} />
        <Countdown secondsLeft={secondsLeft} />
        <IconButton aria-label={translate('session.end.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      {impersonator ? (
        <>
          <p className="session-end-text" id={`${id}-text`}>
            {translate('session.end.impersonated', { administrator: impersonator.name })}
          </p>
          <footer className="session-end-foot">
            <Button variant="outlined" onClick={goBack}>
              {translate('session.impersonation.back')}
            </Button>
            <Button variant="contained" color="primary" onClick={onClose} autoFocus>
              {translate('session.end.goOn')}
            </Button>
          </footer>
        </>
      ) : (
        <>
          <p className="session-end-text" id={`${id}-text`}>
            {translate(session.hasTwoFactor ? 'session.end.textWithCode' : 'session.end.text')}
          </p>
          <ExtendForm hasTwoFactor={session.hasTwoFactor} onLeave={() => navigate(paths.logout.getHref())} />
        </>
      )}
    </Dialog>
  );
}
