import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { FullMessage } from '#contract/messages.ts';
import { useFormats } from '../formats.ts';
import { Nothing } from '../list/Nothing.tsx';
import { AsideCard } from '../record/AsideCard.tsx';

/** What is known of a message, and why it was not sent where it was not. */
export function MessageFacts({ message }: { message: FullMessage }) {
  const translate = useTranslate();
  const { fullMoment, number } = useFormats();
  const moment = (iso: string | null) => iso && <time dateTime={iso}>{fullMoment(iso)}</time>;
  const { recipient, template, attempts, locale, tenant, createdAt, sentAt, dueAt, error, status } = message;
  const facts: [field: string, value: ReactNode][] = [
    ['recipient', recipient],
    ['template', translate(`messages.template.${template}`, { _: template })],
    ['attempts', number(attempts)],
    ['locale', translate(`language.${locale}`)],
    ['tenant', tenant?.name],
    ['createdAt', moment(createdAt)],
    ['sentAt', moment(sentAt)],
    ...(dueAt ? [['dueAt', moment(dueAt)] satisfies [string, ReactNode]] : []),
  ];
  return (
    <>
      {(error || status === 'kept') && (
        <AsideCard title={translate('messages.failure')}>
          <p className="message-failure">{error ?? translate('messages.kept')}</p>
        </AsideCard>
      )}
      <AsideCard title={translate('messages.facts')}>
        <dl className="record-facts">
          {facts.map(([field, value]) => (
            <div key={field}>
              <dt>{translate(`messages.field.${field}`)}</dt>
              <dd>{value || <Nothing />}</dd>
            </div>
          ))}
        </dl>
      </AsideCard>
    </>
  );
}
