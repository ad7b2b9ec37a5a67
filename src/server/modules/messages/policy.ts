import { eq, type SQL } from 'drizzle-orm';
import { type Actor, may, seesEveryTenant } from '../../actor.ts';
import { message } from '../../db/schema.ts';
import type { MessageRow } from './repository.ts';

/** Which mails an actor sees: every one, or the own tenant's. Mail that is nobody's tenant's is for who sees all. */
export function visibleTo(actor: Actor): SQL[] {
  return seesEveryTenant(actor) ? [] : [eq(message.tenantId, actor.tenantId)];
}

/** Whether an actor may have a mail sent again: one that was dealt with and still says what it said. */
export function mayResend(actor: Actor, { status, recipient }: Pick<MessageRow, 'status' | 'recipient'>): boolean {
  return may(actor, 'messageManagement.resend') && status !== 'queued' && recipient !== '';
}
