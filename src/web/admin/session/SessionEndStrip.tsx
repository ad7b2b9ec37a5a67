import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Icon } from '../Icon.tsx';
import { Countdown } from './Countdown.tsx';

/** What is left of the warning once it was put away: the time, and the way back to it. */
export function SessionEndStrip({ secondsLeft, onOpen }: { secondsLeft: number; onOpen: () => void }) {
  const translate = useTranslate();
  return (
    <section className="session-strip" aria-label={translate('session.end.title')}>
      <Icon name="clock" />
      <p>
        {translate('session.end.strip')} <Countdown secondsLeft={secondsLeft} />
      </p>
      <Button onClick={onOpen}>{translate('session.end.show')}</Button>
    </section>
  );
}
