import { useGetIdentity, useTranslate } from 'react-admin';
import type { Profile } from '#contract/session.ts';
import { paths } from '#web/paths.ts';
import { type GuardSession, mayOpen } from '#web/session/guard.ts';
import { useFormats } from '../formats.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { useSession } from '../shell/use-session.ts';
import { ProfileFailed } from './ProfileFailed.tsx';
import { Rooms } from './Rooms.tsx';
import { TwoFactorHint } from './TwoFactorHint.tsx';
import './home.css';

/** The home screen of staff: who they are here, what they may open, and what they should do first. */
export function HomePage() {
  const translate = useTranslate();
  const session = useSession();
  const { identity, error, refetch } = useGetIdentity();
  const profile: Profile | undefined = identity?.profile;
  if (!session) return null;
  return (
    <div className="staff-page home">
      <PageTitle title={translate('home.title')} />
      {error ? <ProfileFailed retry={() => void refetch?.()} /> : <Greeting profile={profile} />}
      {profile && showsHint(profile, session) && <TwoFactorHint />}
      <Rooms session={session} />
    </div>
  );
}

function Greeting({ profile }: { profile?: Profile }) {
  const translate = useTranslate();
  const { fullMoment } = useFormats();
  return (
    <div className="home-greeting">
      {profile && (
        <p className="home-name">{translate('home.greeting', { name: profile.firstname || profile.name })}</p>
      )}
      {profile?.lastSignInAt && <p>{translate('home.lastSignIn', { moment: fullMoment(profile.lastSignInAt) })}</p>}
    </div>
  );
}

/** Not for who acts as another: two-factor is the other one's to set up. */
function showsHint({ hasTwoFactor, impersonator }: Profile, session: GuardSession): boolean {
  return !hasTwoFactor && !impersonator && mayOpen(paths.profile.meta, session);
}
