import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import type { ApiToken } from '#contract/api-tokens.ts';
import { operations } from '#contract/index.ts';
import type { User } from '#contract/users.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { useFormats } from '../formats.ts';
import { Icon } from '../Icon.tsx';
import { AsideCard } from '../record/AsideCard.tsx';
import { CardRows } from './CardRows.tsx';
import { NewTokenDialog } from './NewTokenDialog.tsx';
import { useUserAction } from './use-user-action.ts';

/** What programs sign in with in a user's name. */
export function ApiTokens({ user }: { user: User }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { client } = useApi();
  const { isBusy, run } = useUserAction();
  const [isOpen, setOpen] = useState(false);
  const { id, allowed } = user;
  const filter = JSON.stringify({ user: id });
  const query = useQuery({
    queryKey: ['users', 'apiTokens', id],
    queryFn: async ({ signal }) =>
      (await client.call(operations.apiTokens.list, { query: { filter } }, { signal }))._data as readonly ApiToken[],
  });
  const revoke = (token: ApiToken) =>
    run({
      ...{ key: 'apiTokens.revoke', params: { name: token.name }, isDangerous: true },
      call: () => client.call(operations.apiTokens.revoke, { params: { id: token.id } }),
    });
  const close = () => {
    setOpen(false);
    refresh();
  };

  return (
    <AsideCard title={translate('apiTokens.title')}>
      <CardRows
        query={query}
        none={translate('apiTokens.none')}
        row={(token) => (
          <li key={token.id}>
            <TokenFacts token={token} />
            {allowed.createToken && (
              <Button
                variant="text"
                disabled={isBusy}
                aria-label={translate('apiTokens.revoke.named', { name: token.name })}
                onClick={() => void revoke(token)}
              >
                {translate('apiTokens.revoke.yes')}
              </Button>
            )}
          </li>
        )}
      />
      {allowed.createToken && (
        <div>
          <Button onClick={() => setOpen(true)}>
            <Icon name="key" />
            {translate('apiTokens.new')}
          </Button>
        </div>
      )}
      {isOpen && <NewTokenDialog user={user} onClose={close} />}
    </AsideCard>
  );
}

function TokenFacts({ token }: { token: ApiToken }) {
  const translate = useTranslate();
  const { day, moment } = useFormats();
  const { name, isExpired, expiresAt, lastUsedAt } = token;
  return (
    <div>
      <b>{name}</b>
      <p>{translate(isExpired ? 'apiTokens.expired' : 'apiTokens.expires', { day: day(expiresAt) })}</p>
      <p>
        {lastUsedAt ? translate('apiTokens.lastUsed', { moment: moment(lastUsedAt) }) : translate('apiTokens.unused')}
      </p>
    </div>
  );
}
