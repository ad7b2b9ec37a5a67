import { useTranslate } from 'react-admin';
import { type Message, messageStatuses } from '#contract/messages.ts';
import { EmptyList } from '../list/EmptyList.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFrame } from '../list/ListFrame.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { PeriodFilter } from '../list/PeriodFilter.tsx';
import { messageTemplates } from './message-templates.ts';
import { useMessageColumns } from './use-message-columns.tsx';

/** The mail that the signed-in person may see: what went out, what waits, what failed. */
export function MessageList() {
  const translate = useTranslate();
  return (
    <ListFrame sort={{ field: 'createdAt', order: 'DESC' }}>
      <ListPage<Message>
        title={translate('messages.title')}
        search={translate('messages.searchPlaceholder')}
        filters={<MessageFilters />}
        columns={useMessageColumns()}
        empty={<EmptyList area="messages" />}
      />
    </ListFrame>
  );
}

function MessageFilters() {
  const translate = useTranslate();
  return (
    <>
      <FilterSelect
        name="status"
        label={translate('messages.field.status')}
        all={translate('messages.allStatuses')}
        options={messageStatuses.map((value) => ({ value, label: translate(`messages.status.${value}`) }))}
      />
      <FilterSelect
        name="template"
        label={translate('messages.field.template')}
        all={translate('messages.allTemplates')}
        options={messageTemplates.map((value) => ({ value, label: translate(`messages.template.${value}`) }))}
      />
      <PeriodFilter name="createdAt" />
    </>
  );
}
