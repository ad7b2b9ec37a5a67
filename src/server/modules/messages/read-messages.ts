import { and, eq, sql } from 'drizzle-orm';
import type { ListQuery } from '#contract/envelope.ts';
import { operations } from '#contract/index.ts';
import type { FullMessage } from '#contract/messages.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { listPage, readListQuery } from '../../db/list-query.ts';
import { message } from '../../db/schema.ts';
import type { Context } from '../../http/context.ts';
import { HttpProblem } from '../../http/problem.ts';
import { readMailSite } from './mail-settings.ts';
import { visibleTo } from './policy.ts';
import { presentFullMessage, presentMessage } from './presenter.ts';
import { countMessages, findMessage, findMessages } from './repository.ts';

const columns = {
  id: message.id,
  recipient: message.recipient,
  status: message.status,
  template: message.template,
  attempts: message.attempts,
  createdAt: message.createdAt,
  sentAt: message.sentAt,
  q: sql`lower(${message.recipient} || ' ' || coalesce(${message.subject}, ''))`,
};

type Site = Pick<Context, 'siteUrl'>;

/** The mails that an actor may see, a page of them. */
export async function listMessages(db: Db, context: Site, actor: Actor, query: ListQuery) {
  const parts = readListQuery(query, operations.messages.list.list, columns);
  const where = and(...visibleTo(actor), ...parts.where);
  const found = await findMessages(db, { ...parts, where });
  const total = await countMessages(db, where);
  const site = await readMailSite(db, context);
  return listPage(
    found.map((row) => presentMessage(row, actor, site)),
    total,
    parts,
  );
}

/** @throws HttpProblem 404 where it is absent or not the actor's to see */
export async function getMessage(db: Db, context: Site, actor: Actor, id: number): Promise<FullMessage> {
  const found = await findMessage(db, and(...visibleTo(actor), eq(message.id, id)));
  if (!found) throw new HttpProblem(404, 'notFound');
  return presentFullMessage(found, actor, await readMailSite(db, context));
}
