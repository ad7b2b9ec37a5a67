import { useMemo } from 'react';
import type { Message } from '#contract/messages.ts';
import { paths } from '#web/paths.ts';
import type { Column } from '../list/column.ts';
import { RecordLink } from '../list/RecordLink.tsx';
import { RelativeTime } from '../RelativeTime.tsx';
import { FailedList } from './FailedList.tsx';

const label = (field: string) => `dashboard.mails.${field}`;

/** The mails that could not be sent. */
export function FailedMails() {
  const columns = useMemo<readonly Column<Message>[]>(
    () => [
      {
        name: 'subject',
        label: label('mail'),
        card: 'top-start',
        tone: 'strong',
        render: ({ id, subject, template }) => (
          <RecordLink to={paths.message.getHref(id)}>{subject || template}</RecordLink>
        ),
      },
      { name: 'recipient', label: label('recipient'), card: 'bottom-start', render: ({ recipient }) => recipient },
      { name: 'error', label: label('error'), tone: 'soft', card: 'last', render: ({ error }) => error },
      {
        name: 'createdAt',
        label: label('last'),
        align: 'end',
        card: 'bottom-end',
        render: ({ createdAt }) => <RelativeTime moment={createdAt} />,
      },
    ],
    [],
  );
  return <FailedList resource="messages" texts="mails" href={paths.messages.getHref()} columns={columns} />;
}
