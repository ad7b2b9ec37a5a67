import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Message } from '#contract/messages.ts';
import { paths } from '#web/paths.ts';
import { seesEveryTenant } from '#web/session/permissions.ts';
import type { Column } from '../list/column.ts';
import { momentColumn } from '../list/moment-column.tsx';
import { Nothing } from '../list/Nothing.tsx';
import { RecordLink } from '../list/RecordLink.tsx';
import { MessageStatusChip } from './MessageStatusChip.tsx';

const label = (field: string) => `messages.field.${field}`;

/** The columns of the list of messages, in the person's language. */
export function useMessageColumns(): readonly Column<Message>[] {
  const translate = useTranslate();
  return useMemo(() => {
    const template = (name: string) => translate(`messages.template.${name}`, { _: name });
    const tenant: Column<Message> = {
      name: 'tenant',
      label: label('tenant'),
      render: (m) => m.tenant?.name ?? <Nothing />,
    };
    return [
      {
        name: 'subject',
        label: label('subject'),
        tone: 'strong',
        card: 'top-start',
        render: ({ id, subject, template: kind }) => (
          <RecordLink to={paths.message.getHref(id)}>{subject || template(kind)}</RecordLink>
        ),
      },
      {
        name: 'recipient',
        label: label('recipient'),
        sort: 'recipient',
        card: 'bottom-start',
        render: ({ recipient }) => recipient || <span className="is-soft">{translate('messages.cleared')}</span>,
      },
      {
        name: 'status',
        label: label('status'),
        sort: 'status',
        card: 'top-end',
        render: ({ status }) => <MessageStatusChip status={status} />,
      },
      { name: 'template', label: label('template'), tone: 'soft', render: (message) => template(message.template) },
      ...(seesEveryTenant() ? [tenant] : []),
      {
        name: 'attempts',
        label: label('attempts'),
        sort: 'attempts',
        firstOrder: 'DESC',
        align: 'end',
        render: ({ attempts }) => attempts,
      },
      momentColumn('createdAt', label('createdAt'), 'bottom-end'),
    ];
  }, [translate]);
}
