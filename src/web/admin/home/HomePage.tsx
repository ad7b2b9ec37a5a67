import { lazy, Suspense } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import type { Profile } from '#contract/session.ts';
import { paths } from '#web/paths.ts';
import { type GuardSession, mayOpen } from '#web/session/guard.ts';
import { mayCall } from '#web/session/permissions.ts';
import { useFormats } from '../formats.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { useSession } from '../shell/use-session.ts';
import { ProfileFailed } from './ProfileFailed.tsx';
import { Rooms } from './Rooms.tsx';
import { StatisticsSkeleton } from './StatisticsSkeleton.tsx';
import { TwoFactorHint } from './TwoFactorHint.tsx';
import '../list/list.css';
import '../list/table.css';
import './home.css';
import './dashboard.css';

const Dashboard = lazy(() => import('./Dashboard.tsx').then((module) => ({ default: module.Dashboard })));

/** What the dashboard shows; who may see none of it has none. */
const dashboard = [operations.statistics.get, operations.queue.list, operations.messages.list];

/** The home screen of staff: who they are here, what they should do first, what goes on, and what they may open. */
export function HomePage() {
  const translate = useTranslate();
  const session = useSession();
  const { identity, error, refetch } = useGetIdentity();
  const profile: Profile | undefined = identity?.profile;
  if (!session) return null;
  const hint = profile && showsHint(profile, session) && <TwoFactorHint />;
  const greeting = error ? <ProfileFailed retry={() => void refetch?.()} /> : <Greeting profile={profile} />;
  return (
    <div className="staff-page home">
      <div>
        <PageTitle title={translate('home.title')} />
        {greeting}
      </div>
      {hint}
      {dashboard.some(({ access }) => mayCall(access)) && (
        <Suspense fallback={<StatisticsSkeleton />}>
          <Dashboard />
        </Suspense>
      )}
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
