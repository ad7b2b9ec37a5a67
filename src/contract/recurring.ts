import * as z from 'zod/mini';
import { done, listOf, listQuery, moment, numericId, one } from './envelope.ts';
import { defineOperation } from './operation.ts';
import { flowName, flowParams, fullQueueJob, jobStatuses, newId } from './queue.ts';

/** A job that is made again and again. It is everybody's. */
export const recurringJob = z.object({
  id: z.int(),
  name: z.string(),
  flow: z.string(),
  params: z.record(z.string(), z.unknown()),
  /** Five fields: minute, hour, day of the month, month, day of the week. */
  cron: z.string(),
  /** IANA name: `Europe/Amsterdam`. */
  timeZone: z.string(),
  active: z.boolean(),
  /** The next three; none where it is not active. */
  nextRuns: z.array(moment),
  /** The job that it made last; `jobId` is null where the caller may not see that. */
  last: z.nullable(
    z.object({ status: z.enum(jobStatuses), finishedAt: z.nullable(moment), jobId: z.nullable(z.int()) }),
  ),
  version: z.int(),
  /** What the caller may do with it, so that a screen asks instead of guessing. */
  allowed: z.object({ change: z.boolean(), run: z.boolean() }),
});
export type RecurringJob = z.output<typeof recurringJob>;

const cron = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const timeZone = z.string().check(z.minLength(1), z.maxLength(60));
const recurringForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
  flow: flowName,
  params: flowParams,
  cron,
  timeZone: z._default(timeZone, 'Europe/Amsterdam'),
  active: z._default(z.boolean(), true),
});

const mayRead = { flag: 'queueManagement.showRecurring' } as const;
const mayEdit = { flag: 'queueManagement.edit', everyTenant: true } as const;
const path = 'catalog/recurring-job';

export const recurringOperations = {
  list: defineOperation({
    id: 'recurring.list',
    method: 'GET',
    path,
    summary: 'The jobs that are made again and again',
    access: mayRead,
    query: listQuery,
    list: {
      filter: { id: 'number', flow: 'text', active: 'boolean' },
      sort: ['id', 'name', 'flow', 'active', 'nextRunAt'],
      expand: [],
      search: true,
      defaultOrder: ['name', 'asc'],
      csv: 'recurring-job',
    },
    response: listOf(recurringJob),
  }),
  preview: defineOperation({
    id: 'recurring.preview',
    method: 'POST',
    path: `${path}/preview`,
    summary: 'When a cron expression runs next; 422 where it is not one',
    access: mayRead,
    body: z.object({ cron, timeZone }),
    response: one(z.object({ nextRuns: z.array(moment) })),
  }),
  get: defineOperation({
    id: 'recurring.get',
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'A job that is made again and again',
    access: mayRead,
    params: numericId,
    response: one(recurringJob),
  }),
  create: defineOperation({
    id: 'recurring.create',
    method: 'PUT',
    path: `${path}/{id}`,
    summary: 'A new recurring job',
    access: mayEdit,
    params: newId,
    body: recurringForm,
    response: one(recurringJob),
  }),
  update: defineOperation({
    id: 'recurring.update',
    method: 'POST',
    path: `${path}/{id}`,
    summary: 'Change a recurring job, unless somebody else has changed it since it was read',
    access: mayEdit,
    params: numericId,
    body: z.extend(recurringForm, { version: z.int() }),
    response: one(recurringJob),
  }),
  remove: defineOperation({
    id: 'recurring.remove',
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Delete a recurring job; the jobs that it made stay',
    access: mayEdit,
    params: numericId,
    response: done,
  }),
  run: defineOperation({
    id: 'recurring.run',
    method: 'POST',
    path: `${path}/{id}/run`,
    summary: 'Make a job of it now, whatever its times are',
    access: mayEdit,
    params: numericId,
    response: one(fullQueueJob),
  }),
};
