import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OwnSession } from '#contract/account.ts';
import { useFormats } from '../formats.ts';
import { useDeviceName } from './use-device-name.ts';

interface SessionRowProps {
  readonly session: OwnSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

/** One session: on what, from where, since when, and whose it is where it is not one's own. */
export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const translate = useTranslate();
  const { moment } = useFormats();
  const device = useDeviceName()(session.userAgent);
  const times = [
    session.address || translate('profile.sessions.unknownPlace'),
    translate('profile.sessions.since', { moment: moment(session.createdAt) }),
    translate('profile.sessions.lastSeen', { moment: moment(session.lastSeenAt) }),
  ];
  return (
    <li>
      <div>
        <b>{device}</b>
        {session.isCurrent && <span className="profile-chip is-on">{translate('profile.sessions.current')}</span>}
        {session.impersonator && (
          <span className="profile-chip is-acting">
            {translate('profile.sessions.acting', { name: session.impersonator.name })}
          </span>
        )}
        <p>{times.join(' · ')}</p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="text"
          color="primary"
          disabled={isBusy}
          aria-label={translate('profile.sessions.endOne', { device })}
          onClick={onEnd}
        >
          {translate('profile.sessions.end')}
        </Button>
      )}
    </li>
  );
}
