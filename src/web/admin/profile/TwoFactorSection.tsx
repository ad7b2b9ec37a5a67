import { Button } from '@mui/material';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Profile } from '#contract/session.ts';
import { noteTwoFactor } from '#web/session/session-store.ts';
import { Icon } from '../Icon.tsx';
import { OwnTwoFactor, type OwnTwoFactorTask } from '../two-factor/OwnTwoFactor.tsx';
import { Section } from './Section.tsx';

interface TwoFactorSectionProps {
  readonly profile: Profile;
  readonly onChanged: (hasTwoFactor: boolean) => void;
}

/** Whether the account has two-factor, and what can be done about it. */
export function TwoFactorSection({ profile, onChanged }: TwoFactorSectionProps) {
  const translate = useTranslate();
  const [task, setTask] = useState<OwnTwoFactorTask>();
  const { hasTwoFactor, requiresTwoFactor, impersonator } = profile;
  const actions = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const begin = (name: OwnTwoFactorTask) => ({
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      opener.current = event.currentTarget;
      setTask(name);
    },
    disabled: impersonator !== null,
  });
  // A task may take more than one dialog, and may take away the button that began it.
  useEffect(() => {
    if (task || !opener.current) return;
    const place = opener.current.isConnected ? opener.current : actions.current?.querySelector('button');
    opener.current = null;
    place?.focus();
  }, [task]);
  return (
    <Section title={translate('profile.twoFactor.title')} text={translate('profile.twoFactor.text')}>
      <p className="profile-state">
        <span className={hasTwoFactor ? 'profile-chip is-on' : 'profile-chip'}>
          <Icon name={hasTwoFactor ? 'check' : 'point'} />
          {translate(hasTwoFactor ? 'profile.twoFactor.on' : 'profile.twoFactor.off')}
        </span>
        {requiresTwoFactor && hasTwoFactor && <span>{translate('profile.twoFactor.required')}</span>}
      </p>
      <div ref={actions} className="profile-actions">
        <Button {...begin('setUp')}>
          {translate(hasTwoFactor ? 'profile.twoFactor.replace' : 'profile.twoFactor.activate')}
        </Button>
        {hasTwoFactor && <Button {...begin('renew')}>{translate('profile.twoFactor.renew')}</Button>}
        {hasTwoFactor && !requiresTwoFactor && (
          <Button color="error" {...begin('disable')}>
            {translate('profile.twoFactor.disable')}
          </Button>
        )}
      </div>
      {task && (
        <OwnTwoFactor
          task={task}
          userId={profile.id}
          hasTwoFactor={hasTwoFactor}
          onChanged={(has) => {
            noteTwoFactor(has);
            onChanged(has);
          }}
          onClose={() => setTask(undefined)}
        />
      )}
    </Section>
  );
}
