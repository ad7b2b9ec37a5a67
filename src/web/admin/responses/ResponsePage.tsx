import { useTranslate } from 'react-admin';
import { responseStatuses } from '#contract/responses.ts';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { NoResponses } from './NoResponses.tsx';
import { useDetailsPath } from './use-details-path.ts';
import { useResponseColumns } from './use-response-columns.tsx';

/** The responses as a page; the one whose details are open is marked. */
export function ResponsePage() {
  const translate = useTranslate();
  const columns = useResponseColumns();
  const { openId } = useDetailsPath();
  return (
    <ListPage
      title={translate('responses.title')}
      search={translate('responses.searchPlaceholder')}
      filters={<StatusFilter />}
      columns={columns}
      empty={<NoResponses />}
      currentId={openId}
    />
  );
}

function StatusFilter() {
  const translate = useTranslate();
  return (
    <FilterSelect
      name="status"
      label={translate('responses.status')}
      all={translate('responses.allStatuses')}
      options={responseStatuses.map((value) => ({ value, label: translate(`status.${value}`) }))}
    />
  );
}
