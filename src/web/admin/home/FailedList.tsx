import { ListBase, type RaRecord, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Column } from '../list/column.ts';
import { ListError } from '../list/ListError.tsx';
import { ListTable } from '../list/ListTable.tsx';

/** As many as fit a glance; the list itself has the rest. */
const shown = 5;
const newest = { field: 'createdAt', order: 'DESC' } as const;
const failed = { status: 'failed' };
// An error shows in the list's place, with a way to try again; react-admin's toast would say it twice.
const query = { onError: () => undefined };

interface FailedListProps<R extends RaRecord> {
  readonly resource: string;
  /** Which texts, under `dashboard`. */
  readonly texts: 'jobs' | 'mails';
  /** The address of the whole list. */
  readonly href: string;
  readonly columns: readonly Column<R>[];
}

/** The newest records of a resource that failed, and how many there are. */
export function FailedList<R extends RaRecord>({ resource, ...panel }: FailedListProps<R>) {
  return (
    <ListBase
      resource={resource}
      disableAuthentication
      disableSyncWithLocation
      storeKey={false}
      perPage={shown}
      sort={newest}
      filter={failed}
      queryOptions={query}
    >
      <FailedPanel {...panel} />
    </ListBase>
  );
}

function FailedPanel<R extends RaRecord>({ texts, href, columns }: Omit<FailedListProps<R>, 'resource'>) {
  const translate = useTranslate();
  const { total, error } = useListContext();
  const title = translate(`dashboard.${texts}.title`);
  return (
    <section className="staff-panel" aria-label={title}>
      <header className="panel-head">
        <h2>{title}</h2>
        {total !== undefined && total > 0 && (
          <span>{translate(`dashboard.${texts}.waiting`, { smart_count: total })}</span>
        )}
        <Link to={`${href}?filter=${encodeURIComponent(JSON.stringify(failed))}`}>
          {translate(`dashboard.${texts}.all`)}
        </Link>
      </header>
      {error ? (
        <ListError error={error} />
      ) : total === 0 ? (
        <p className="panel-none">{translate(`dashboard.${texts}.none`)}</p>
      ) : (
        <ListTable label={title} columns={columns} />
      )}
    </section>
  );
}
