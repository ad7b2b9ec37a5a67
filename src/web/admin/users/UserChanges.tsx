import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AuditAction } from '#contract/audit-entry.ts';
import type { AuditLogEntry } from '#contract/audit-log.ts';
import { operations } from '#contract/index.ts';
import type { User } from '#contract/users.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { paths } from '#web/paths.ts';
import { useWords } from '../audit-log/use-words.ts';
import { RelativeTime } from '../RelativeTime.tsx';
import { AsideCard } from '../record/AsideCard.tsx';
import { CardRows } from './CardRows.tsx';

const shown = 5;
/** What was done to a user, not who looked. */
const actions: readonly AuditAction[] = [
  ...(['create', 'change', 'password-changed', 'password-reset', 'session-revoked'] as const),
  ...(['two-factor-on', 'two-factor-off', 'two-factor-changed', 'two-factor-reset'] as const),
];

/** What was changed of a user lately, from the audit log, and the way to all of it. */
export function UserChanges({ user: { id } }: { user: User }) {
  const translate = useTranslate();
  const words = useWords();
  const { client } = useApi();
  const about = { entity: 'user', entityId: String(id) };
  const filter = JSON.stringify({ ...about, action: actions });
  const query = useQuery({
    queryKey: ['users', 'changes', id],
    queryFn: async ({ signal }) =>
      (await client.call(operations.auditLog.list, { query: { filter, perPage: shown } }, { signal }))
        ._data as readonly AuditLogEntry[],
  });
  const everything = `${paths.auditLog.getHref()}?${new URLSearchParams({ filter: JSON.stringify(about) })}`;
  return (
    <AsideCard title={translate('users.changes.title')}>
      <CardRows
        query={query}
        none={translate('users.changes.none')}
        row={(entry) => (
          <li key={entry.id}>
            <div>
              <b>{words.action(entry.action)}</b>
              <p>
                {fieldsOf(entry)
                  .map((field) => words.field('user', field))
                  .join(', ')}
              </p>
              <p>{words.who(entry)}</p>
            </div>
            <span className="is-soft">
              <RelativeTime moment={entry.at} />
            </span>
          </li>
        )}
      />
      <p>
        <Link to={everything} className="staff-link">
          {translate('users.changes.all')}
        </Link>
      </p>
    </AsideCard>
  );
}

/** The fields that a change is about. */
function fieldsOf({ action, after }: AuditLogEntry): string[] {
  return action === 'change' ? Object.keys(after ?? {}).filter((field) => field !== 'apiToken') : [];
}
