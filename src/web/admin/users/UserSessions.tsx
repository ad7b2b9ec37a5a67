import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { OwnSession } from '#contract/account.ts';
import { operations } from '#contract/index.ts';
import type { User } from '#contract/users.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { useFormats } from '../formats.ts';
import { useDeviceName } from '../profile/use-device-name.ts';
import { AsideCard } from '../record/AsideCard.tsx';
import { CardRows } from './CardRows.tsx';
import { useUserAction } from './use-user-action.ts';

/** Where a user is signed in, and how to end that. */
export function UserSessions({ user }: { user: User }) {
  const translate = useTranslate();
  const { moment } = useFormats();
  const deviceName = useDeviceName();
  const { client } = useApi();
  const { isBusy, run } = useUserAction();
  const { id, name, allowed } = user;
  const query = useQuery({
    queryKey: ['users', 'sessions', id],
    queryFn: async ({ signal }) =>
      (await client.call(operations.users.sessions, { params: { id } }, { signal }))._data as readonly OwnSession[],
  });
  const others = query.data?.filter(({ isCurrent }) => !isCurrent) ?? [];

  const end = (session: OwnSession, device: string) =>
    run({
      ...{ key: 'users.sessions.end', params: { name, device }, isDangerous: true },
      call: () => client.call(operations.users.endSession, { params: { id, session: session.id } }),
    });
  const endAll = () =>
    run({
      ...{ key: 'users.sessions.endAll', params: { name }, isDangerous: true },
      call: () => client.call(operations.users.endSessions, { params: { id } }),
    });

  return (
    <AsideCard title={translate('users.sessions.title')}>
      <CardRows
        query={query}
        none={translate('users.sessions.none')}
        row={(session) => {
          const device = deviceName(session.userAgent);
          return (
            <li key={session.id}>
              <div>
                <b>{device}</b>
                <p>{[session.address, moment(session.lastSeenAt)].filter(Boolean).join(' · ')}</p>
                {session.isCurrent && <p>{translate('profile.sessions.current')}</p>}
                {session.impersonator && (
                  <p>{translate('users.sessions.acting', { name: session.impersonator.name })}</p>
                )}
              </div>
              {allowed.endSessions && !session.isCurrent && (
                <Button
                  variant="text"
                  disabled={isBusy}
                  aria-label={translate('users.sessions.end.named', { device })}
                  onClick={() => void end(session, device)}
                >
                  {translate('users.sessions.end.yes')}
                </Button>
              )}
            </li>
          );
        }}
      />
      {allowed.endSessions && others.length > 1 && (
        <div>
          <Button color="error" disabled={isBusy} onClick={() => void endAll()}>
            {translate('users.sessions.endAll.action')}
          </Button>
        </div>
      )}
    </AsideCard>
  );
}
