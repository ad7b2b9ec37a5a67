import { useListContext, useTranslate } from 'react-admin';
import { type Response, responseStatuses } from '#contract/responses.ts';
import { useFormats } from '../formats.ts';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListError } from '../list/ListError.tsx';
import { ListTable } from '../list/ListTable.tsx';
import { Pager } from '../list/Pager.tsx';
import { RefreshButton } from '../list/RefreshButton.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { NoResponses } from './NoResponses.tsx';
import { useDetailsPath } from './use-details-path.ts';
import { useResponseColumns } from './use-response-columns.tsx';

/** The list as a page: title and total, search and filter, the rows or why there are none. */
export function ResponsePage() {
  const translate = useTranslate();
  const { number } = useFormats();
  const columns = useResponseColumns();
  const { openId } = useDetailsPath();
  const { data, error, total } = useListContext<Response>();
  const title = translate('responses.title');
  const isEmpty = data?.length === 0;
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
          <SearchBox placeholder={translate('responses.searchPlaceholder')} />
          <FilterSelect
            name="status"
            label={translate('responses.status')}
            all={translate('responses.allStatuses')}
            options={responseStatuses.map((value) => ({ value, label: translate(`status.${value}`) }))}
          />
        </div>
        {error ? (
          <ListError error={error} />
        ) : isEmpty ? (
          <NoResponses />
        ) : (
          <>
            <ListTable label={title} columns={columns} currentId={openId} />
            <Pager />
          </>
        )}
      </section>
    </div>
  );
}
