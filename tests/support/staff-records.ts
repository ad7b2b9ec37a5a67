import { randomUUID } from 'node:crypto';
import { auditLog, message, session } from '#server/db/schema.ts';
import { apiToken, groupMember, logEntry, queueJob, recurringJob, userGroup } from '#server/db/schema-back-office.ts';
import type { TestApp } from './app.ts';
import type { Records } from './requests/example-request.ts';

interface Owner {
  readonly tenantId: number;
  readonly userId: number;
}

type StaffRecords = Omit<Records, 'tenantId' | 'userId' | 'response' | 'file'>;

const everyMorning = { cron: '0 7 * * *', timeZone: 'Europe/Amsterdam' };

/** What staff keep of a tenant and of one of its users: a record of each kind. */
export async function makeStaffRecords(app: Pick<TestApp, 'database' | 'clock'>, owner: Owner): Promise<StaffRecords> {
  const { db } = app.database;
  const { tenantId, userId } = owner;
  const now = app.clock.now();
  const inAYear = new Date(now.getTime() + 365 * 24 * 3600 * 1000);
  const id = randomUUID();
  await db.insert(session).values({ id, userId, createdAt: now, lastSeenAt: now, expiresAt: inAYear });
  const [group] = await db
    .insert(userGroup)
    .values({ tenantId, name: `Team of ${userId}`, createdAt: now })
    .returning({ id: userGroup.id });
  const [token] = await db
    .insert(apiToken)
    .values({ userId, name: 'Sync', hash: `hash of ${userId}`, createdAt: now, expiresAt: inAYear })
    .returning({ id: apiToken.id });
  const [mail] = await db
    .insert(message)
    .values({
      ...{ tenantId, recipient: 'someone@example.com', template: 'passwordChanged', params: {}, locale: 'nl' as const },
      ...{ status: 'failed' as const, dueAt: now, createdAt: now, subject: 'Subject', body: 'Text' },
    })
    .returning({ id: message.id });
  const [job] = await db
    .insert(queueJob)
    .values({
      ...{ flow: 'report.abandoned', params: {}, status: 'completed' as const, tenantId, createdAt: now, runAt: now },
      ...{ fileName: 'report.csv', fileExpiresAt: inAYear },
    })
    .returning({ id: queueJob.id });
  const [recurring] = await db
    .insert(recurringJob)
    .values({ name: 'Report', flow: 'report.abandoned', params: {}, ...everyMorning, active: false, createdAt: now })
    .returning({ id: recurringJob.id });
  const [auditRow] = await db
    .insert(auditLog)
    .values({
      at: now,
      tenantId,
      actorId: userId,
      action: 'change',
      entity: 'user',
      entityId: String(userId),
      address: '::1',
    })
    .returning({ id: auditLog.id });
  const [log] = await db
    .insert(logEntry)
    .values({ at: now, level: 'warn', source: 'messages', message: 'a mail was not sent', context: {} })
    .returning({ id: logEntry.id });
  if (!group || !token || !mail || !job || !recurring || !auditRow || !log)
    throw new Error('The records could not be made');
  await db.insert(groupMember).values({ groupId: group.id, userId });
  return {
    session: id,
    apiToken: token.id,
    group: group.id,
    message: mail.id,
    job: job.id,
    recurring: recurring.id,
    auditRow: auditRow.id,
    log: log.id,
  };
}

/** Ids that nothing has. */
export const absentRecords: Records = {
  tenantId: 0,
  userId: 999_999,
  response: '019a7f3a-0000-7000-8000-000000000000',
  file: 'A'.repeat(22),
  session: '019a7f3a-0000-7000-8000-000000000001',
  apiToken: 999_999,
  group: 999_999,
  message: 999_999,
  job: 999_999,
  recurring: 999_999,
  auditRow: 999_999,
  log: 999_999,
};
