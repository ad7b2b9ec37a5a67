import { Button } from '@mui/material';
import { HttpError, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { FullMessage } from '#contract/messages.ts';
import { paths } from '#web/paths.ts';
import { ListMessage } from '../list/ListMessage.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { MessageFacts } from './MessageFacts.tsx';
import { MessageStatusChip } from './MessageStatusChip.tsx';
import { MessageText } from './MessageText.tsx';
import { ResendButton } from './ResendButton.tsx';
import '../list/chips.css';
import '../list/list.css';
import '../list/table.css';
import '../record/record.css';
import './messages.css';

/** Milliseconds between two looks at a message that waits to leave. */
const lookEvery = 3_000;

/** One message: what it says, what became of it, and sending it again. */
export function MessagePage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const query = useGetOne<FullMessage>(
    'messages',
    { id: Number(id) },
    {
      retry: false,
      // The error shows in the page, so react-admin has no toast to give.
      onError: () => undefined,
      refetchInterval: ({ state }) => (state.data?.status === 'queued' ? lookEvery : false),
    },
  );
  const { data: message, error } = query;
  if (error instanceof HttpError && (error.status === 404 || error.status === 400)) return <NotFound />;
  return (
    <RecordPage
      resource="messages"
      title={
        message
          ? message.subject || translate(`messages.template.${message.template}`, { _: message.template })
          : translate('messages.title')
      }
      back={paths.messages.getHref()}
      badge={message && <MessageStatusChip status={message.status} />}
      actions={message?.allowed.resend && <ResendButton message={message} onResent={() => void query.refetch()} />}
      aside={message && <MessageFacts message={message} />}
    >
      <div className="staff-panel">
        {message ? (
          <MessageText message={message} />
        ) : error ? (
          <ListMessage
            tone="error"
            title={translate('record.error.title')}
            text={'status' in error ? error.message : translate('signIn.noAnswer')}
            action={<Button onClick={() => void query.refetch()}>{translate('record.error.retry')}</Button>}
          />
        ) : (
          <div role="status" className="record-loading">
            <span className="sr-only">{translate('list.loading')}</span>
            <span className="skeleton skeleton--1" />
            <span className="skeleton skeleton--2" />
            <span className="skeleton skeleton--3" />
          </div>
        )}
      </div>
    </RecordPage>
  );
}
