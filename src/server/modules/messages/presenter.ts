import type { FullMessage, Message } from '#contract/messages.ts';
import type { Actor } from '../../actor.ts';
import { accountPath } from './outbox.ts';
import { mayResend } from './policy.ts';
import { isTemplate, type MailSite, renderMail, subjectOf } from './render.ts';
import type { ListedMessage, MessageRow } from './repository.ts';

/** A mail as staff see it in a list. */
export function presentMessage(row: ListedMessage, actor: Actor, site: MailSite): Message {
  const { id, recipient, template, locale, status, attempts, error, tenantId, tenantName } = row;
  return {
    ...{ id, recipient, template, locale, status, attempts, error },
    subject: row.subject ?? (isTemplate(template) ? subjectOf(template, locale, site) : ''),
    tenant: tenantId === null || tenantName === null ? null : { id: tenantId, name: tenantName },
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    dueAt: status === 'queued' ? row.dueAt.toISOString() : null,
    allowed: { resend: mayResend(actor, row) },
  };
}

/** A mail with what it says: the text as it was kept, the HTML made anew, both without the secret in a link. */
export function presentFullMessage(
  row: ListedMessage & Pick<MessageRow, 'body' | 'params'>,
  actor: Actor,
  site: MailSite,
): FullMessage {
  const { template, locale, params, createdAt: at, body } = row;
  const isGone = row.recipient === '' || !isTemplate(template);
  const made = isGone
    ? undefined
    : renderMail({ template, locale, site, values: params, at, path: params.path ?? accountPath });
  return { ...presentMessage(row, actor, site), text: body ?? made?.text ?? null, html: made?.html ?? null };
}
