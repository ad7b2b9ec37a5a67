import { useListContext, useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import type { User } from '#contract/users.ts';
import { mayCall } from '#web/session/permissions.ts';
import { useFormats } from '../formats.ts';
import { ListError } from '../list/ListError.tsx';
import { ListTable } from '../list/ListTable.tsx';
import { Pager } from '../list/Pager.tsx';
import { RefreshButton } from '../list/RefreshButton.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { NoUsers } from './NoUsers.tsx';
import { TenantFilter } from './TenantFilter.tsx';
import { useUserColumns } from './use-user-columns.tsx';

/** The list as a page: title and total, search and filter, the rows or why there are none. */
export function UserPage() {
  const translate = useTranslate();
  const { number } = useFormats();
  const columns = useUserColumns();
  const { data, error, total } = useListContext<User>();
  const title = translate('users.title');
  return (
    <div className="staff-page">
      <div className="staff-page-head">
        <PageTitle title={title} />
        {total !== undefined && !error && <span className="staff-count">{number(total)}</span>}
        <div className="staff-page-actions">
          <RefreshButton />
        </div>
      </div>
      <section className="staff-panel" aria-label={title}>
        <div className="list-tools">
          <SearchBox placeholder={translate('users.searchPlaceholder')} />
          {mayCall(operations.tenants.list.access) && <TenantFilter />}
        </div>
        {error ? (
          <ListError error={error} />
        ) : data?.length === 0 ? (
          <NoUsers />
        ) : (
          <>
            <ListTable label={title} columns={columns} />
            <Pager />
          </>
        )}
      </section>
    </div>
  );
}
