import { Button } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { readLoadFailure } from '../call-failure.ts';
import { Problem } from '../Problem.tsx';
import { Section } from './Section.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useSessions } from './use-sessions.ts';

/** Where one is signed in, and how to end that. */
export function SessionsSection() {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that asked for it goes with its session.
  const { sessions, error, isBusy, reload, end, endOthers } = useSessions(() => heading.current?.focus());
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Section title={translate('profile.sessions.title')} text={translate('profile.sessions.text')} headingRef={heading}>
      {error !== undefined && (
        <>
          <Problem text={translate('profile.sessions.error')} more={readLoadFailure(error, translate)} />
          <Button className="profile-retry" onClick={reload}>
            {translate('profile.sessions.retry')}
          </Button>
        </>
      )}
      {!sessions && error === undefined && (
        <div role="status">
          <span className="sr-only">{translate('profile.sessions.loading')}</span>
          <span className="skeleton skeleton--1" />
        </div>
      )}
      {sessions && (
        <ul className="profile-sessions">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} isBusy={isBusy} onEnd={() => void end(session)} />
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <div className="profile-save">
          <Button color="error" disabled={isBusy} onClick={() => void endOthers(others)}>
            {translate('profile.sessions.endOthers')}
          </Button>
        </div>
      )}
    </Section>
  );
}
