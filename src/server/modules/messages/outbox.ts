import type { Locale } from '#contract/locale.ts';
import { madeStorable } from '#contract/storable-text.ts';
import type { Db } from '../../db/database.ts';
import type { Context } from '../../http/context.ts';
import type { TemplateName } from '../../i18n/mail-en.ts';
import { readMailSettings, readMailSite } from './mail-settings.ts';
import type { Mail } from './mailer.ts';
import { renderMail } from './render.ts';
import * as repository from './repository.ts';

/** Where a mail's link leads, unless what prepares it says otherwise: to a new password. */
export const accountPath = '/forgot-password';
/** Milliseconds between one attempt and the next; after the last one a message has failed. */
const pauses = [1, 5, 15, 60].map((minutes) => minutes * 60_000);
/** Milliseconds that a process has for one message: longer than any attempt takes. */
const lease = 5 * 60_000;
/** Milliseconds after which a message keeps neither recipient nor text. */
const keptFor = 90 * 24 * 60 * 60 * 1000;

export interface NewMail {
  readonly template: TemplateName;
  readonly recipient: string;
  /** Whose mail it is; null where that shows only when it is sent. */
  readonly tenantId: number | null;
  readonly locale: Locale;
  /** What its text fills in: `name` is who is greeted, `path` where its link leads. Never a secret: they are kept. */
  readonly params?: Readonly<Record<string, string>>;
}

/** What only the delivery may know of a mail: a link with a secret, who the recipient is. */
export interface PreparedMail {
  readonly tenantId: number | null;
  readonly name: string;
  /** The path that the mail's link leads to, and how it reads where mails are kept. */
  readonly path: string;
  readonly keptPath: string;
}

/** By template, what is made as the mail leaves, in a transaction; without an outcome the mail is dropped. */
export type Preparers = Partial<
  Record<TemplateName, (db: Db, now: Date, recipient: string) => Promise<PreparedMail | undefined>>
>;

let lastQueuedAt = Number.NEGATIVE_INFINITY;

/** Puts a mail into the outbox. It leaves once the transaction that `db` is has committed, and only then. */
export async function queueMail(db: Db, now: Date, { params = {}, ...mail }: NewMail): Promise<void> {
  await repository.insertMessage(db, { ...mail, params: { ...params }, status: 'queued', dueAt: now, createdAt: now });
  noteQueued();
}

/** Says that the outbox has something to send, so that the delivery does not wait for its timer. */
export function noteQueued(): void {
  lastQueuedAt = performance.now();
}

/** Whether a request that is just being answered may have queued a mail. */
export function queuedLately(): boolean {
  return performance.now() - lastQueuedAt < 60_000;
}

/** An attempt that a mail server refused, without whom it was for. */
export interface FailedAttempt {
  readonly message: number;
  readonly attempts: number;
  readonly willRetry: boolean;
  readonly code: string | undefined;
  /** What the mail server answered, a number of RFC 5321. */
  readonly responseCode: number | undefined;
}

/** What a delivery is to know of whoever runs it. */
export interface Delivery {
  readonly preparers: Preparers;
  isStopped(): boolean;
  report(failed: FailedAttempt): void;
}

/** Sends what is due, one mail after another, until nothing is left or the delivery is stopped. */
export async function deliverDue(context: Context, delivery: Delivery): Promise<void> {
  while (!delivery.isStopped()) {
    const now = context.clock.now();
    const row = await repository.claimDue(context.database.db, now, new Date(now.getTime() + lease));
    if (!row) return;
    await deliver(context, delivery, row, now);
  }
}

async function deliver(context: Context, { preparers, report }: Delivery, row: repository.MessageRow, now: Date) {
  const { db } = context.database;
  const template = row.template as TemplateName;
  const prepare = preparers[template];
  const prepared = prepare && (await db.transaction((tx) => prepare(tx, now, row.recipient)));
  if (prepare && !prepared) return repository.deleteMessage(db, row.id);
  const { tenantId, name, path, keptPath } = prepared ?? {
    tenantId: row.tenantId,
    name: row.params.name ?? '',
    ...{ path: row.params.path ?? accountPath, keptPath: row.params.path ?? accountPath },
  };
  const values = { ...row.params, name };
  const site = await readMailSite(db, context);
  const render = (to: string) =>
    renderMail({ template, locale: row.locale, site, values, at: row.createdAt, path: to });
  const { subject, text: body } = render(keptPath);
  const sent = await attempt(context, { to: row.recipient, ...render(path) });
  const kept = { tenantId, subject, body, params: { ...values, path: keptPath } };
  if ('status' in sent) {
    const sentAt = sent.status === 'sent' ? now : null;
    return repository.updateMessage(db, row.id, { ...kept, status: sent.status, error: null, sentAt });
  }
  const pause = pauses[row.attempts - 1];
  const { code, responseCode } = sent.error;
  report({ message: row.id, attempts: row.attempts, willRetry: pause !== undefined, code, responseCode });
  await repository.updateMessage(db, row.id, {
    ...{ ...kept, error: reasonOf(sent.error) },
    ...(pause === undefined ? { status: 'failed' } : { dueAt: new Date(now.getTime() + pause) }),
  });
}

/** An error of the mail transport. */
interface MailError {
  readonly code?: string;
  readonly response?: string;
  readonly responseCode?: number;
  readonly message?: string;
}

async function attempt(context: Context, mail: Mail): Promise<{ status: 'sent' | 'kept' } | { error: MailError }> {
  try {
    return { status: await context.mailer.send(mail, await readMailSettings(context)) };
  } catch (error) {
    return { error: error as MailError };
  }
}

/** What went wrong, in the transport's codes and the server's words; credentials are in neither. */
function reasonOf({ code, response, message }: MailError): string {
  return madeStorable([code, response ?? message].filter(Boolean).join(': ').slice(0, 300));
}

/** Takes recipient and text out of mails that were dealt with long ago. */
export async function forgetOldMail(db: Db, now: Date): Promise<void> {
  await repository.clearMessagesBefore(db, new Date(now.getTime() - keptFor));
}
