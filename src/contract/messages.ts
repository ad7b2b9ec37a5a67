import * as z from 'zod/mini';
import { listOf, listQuery, moment, numericId, one } from './envelope.ts';
import { locale } from './locale.ts';
import { defineOperation } from './operation.ts';

/** `kept`: there was no mail server to send it through. */
export const messageStatuses = ['queued', 'sent', 'kept', 'failed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** A mail that went out, or is to. */
export const message = z.object({
  id: z.int(),
  /** Empty once it was cleared. */
  recipient: z.string(),
  template: z.string(),
  subject: z.string(),
  status: z.enum(messageStatuses),
  attempts: z.int(),
  error: z.nullable(z.string()),
  locale,
  tenant: z.nullable(z.object({ id: z.int(), name: z.string() })),
  createdAt: moment,
  sentAt: z.nullable(moment),
  /** When it is tried next; null where it is not. */
  dueAt: z.nullable(moment),
  /** What the caller may do with it, so that a screen asks instead of guessing. */
  allowed: z.object({ resend: z.boolean() }),
});
export type Message = z.output<typeof message>;

/** With what it says; secrets in its links are left out. Null once it was cleared. */
export const fullMessage = z.extend(message, { text: z.nullable(z.string()), html: z.nullable(z.string()) });
export type FullMessage = z.output<typeof fullMessage>;

const flag = 'messageManagement.show';

export const messageOperations = {
  list: defineOperation({
    id: 'messages.list',
    method: 'GET',
    path: 'base/messages',
    summary: 'Mail that went out, waits or failed',
    access: { flag },
    query: listQuery,
    list: {
      filter: { id: 'number', status: 'text', template: 'text', createdAt: 'date' },
      sort: ['id', 'recipient', 'status', 'attempts', 'createdAt', 'sentAt'],
      expand: [],
      search: true,
      defaultOrder: ['createdAt', 'desc'],
      csv: 'message',
    },
    auditsRead: 'message',
    response: listOf(message),
  }),
  get: defineOperation({
    id: 'messages.get',
    method: 'GET',
    path: 'base/messages/{id}',
    summary: 'A mail with what it says',
    access: { flag },
    params: numericId,
    auditsRead: 'message',
    response: one(fullMessage),
  }),
  resend: defineOperation({
    id: 'messages.resend',
    method: 'POST',
    path: 'base/messages/{id}/resend',
    summary: 'Send a mail again, from the first attempt on',
    access: { flag: 'messageManagement.resend' },
    params: numericId,
    auditsRead: 'message',
    response: one(fullMessage),
  }),
};
