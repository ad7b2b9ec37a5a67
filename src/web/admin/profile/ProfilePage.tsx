import { Button } from '@mui/material';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { readLoadFailure } from '../call-failure.ts';
import { ListMessage } from '../list/ListMessage.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { useLoaded } from '../use-loaded.ts';
import { DetailsSection } from './DetailsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';
import '../list/list.css';
import '../list/table.css';
import './profile.css';

/** The own account: who one is, how one signs in, and where one is signed in. */
export function ProfilePage() {
  const translate = useTranslate();
  const { client } = useApi();
  const load = useCallback(
    async (signal: AbortSignal) => (await client.call(operations.session.profile, {}, { signal }))._data,
    [client],
  );
  const { data: profile, error, reload, setData } = useLoaded(load);
  /** Counts what ends sessions elsewhere, so that their list is asked for again. */
  const [changes, setChanges] = useState(0);
  const onCredentialsChange = () => setChanges((count) => count + 1);

  return (
    <div className="staff-page profile">
      <div className="staff-page-head">
        <PageTitle title={translate('profile.title')} />
        {profile && <span className="staff-count">{profile.name}</span>}
      </div>
      {error !== undefined && (
        <div className="staff-panel">
          <ListMessage
            tone="error"
            title={translate('profile.error.title')}
            text={readLoadFailure(error, translate)}
            action={<Button onClick={reload}>{translate('profile.error.retry')}</Button>}
          />
        </div>
      )}
      {!profile && error === undefined && <ProfileSkeleton />}
      {profile && (
        <>
          {profile.impersonator && (
            <p className="profile-acting">{translate('profile.acting', { name: profile.name })}</p>
          )}
          <DetailsSection profile={profile} onSaved={setData} />
          <PasswordSection isLocked={!!profile.impersonator} onChanged={onCredentialsChange} />
          <TwoFactorSection
            profile={profile}
            onChanged={(hasTwoFactor) => {
              setData({ ...profile, hasTwoFactor });
              onCredentialsChange();
            }}
          />
          {!profile.impersonator && <SessionsSection key={changes} />}
        </>
      )}
    </div>
  );
}
