import * as z from 'zod/mini';
import { listOf, listQuery, moment, numericId, one } from './envelope.ts';
import { defineOperation } from './operation.ts';

/** `running` is held by a worker; `failed` has used up its attempts. */
export const jobStatuses = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** What a job does: a piece of work that the server knows by its name. */
export const flow = z.object({
  /** The same as its name: `mail.deliver`. */
  id: z.string(),
  name: z.string(),
  /** What it does, in the reader's language. */
  notes: z.string(),
  /** Whether it works on everybody's data, so that only who sees every tenant may start it. */
  system: z.boolean(),
  /** Whether the caller may start it. */
  allowed: z.object({ start: z.boolean() }),
});
export type Flow = z.output<typeof flow>;

/** A flow with the JSON Schema of its parameters, which a form is made from. */
export const command = z.extend(flow, { schema: z.record(z.string(), z.unknown()) });
export type Command = z.output<typeof command>;

const reference = z.object({ id: z.int(), name: z.string() });

/** A piece of work that is to be done, is being done or was done. */
export const queueJob = z.object({
  id: z.int(),
  flow: z.string(),
  params: z.record(z.string(), z.unknown()),
  status: z.enum(jobStatuses),
  /** How often it was begun. */
  attempts: z.int(),
  maxAttempts: z.int(),
  /** Percent; null where the flow does not say. */
  progress: z.nullable(z.int()),
  /** Why the last attempt failed. */
  error: z.nullable(z.string()),
  /** Milliseconds of the last attempt; null while it is not over. */
  durationMs: z.nullable(z.int()),
  createdAt: moment,
  /** When it is begun at the earliest. */
  runAt: moment,
  startedAt: z.nullable(moment),
  finishedAt: z.nullable(moment),
  /** The recurring job that made it. */
  recurring: z.nullable(reference),
  createdBy: z.nullable(reference),
  /** Null where it is everybody's. */
  tenant: z.nullable(reference),
  hasFile: z.boolean(),
  version: z.int(),
  /** What the caller may do with it now, so that a screen asks instead of guessing. */
  allowed: z.object({
    change: z.boolean(),
    run: z.boolean(),
    retry: z.boolean(),
    cancel: z.boolean(),
    download: z.boolean(),
  }),
});
export type QueueJob = z.output<typeof queueJob>;

/** With what came of it. */
export const fullQueueJob = z.extend(queueJob, {
  result: z.nullable(z.record(z.string(), z.unknown())),
  fileName: z.nullable(z.string()),
  /** When the file is deleted. */
  fileExpiresAt: z.nullable(moment),
});
export type FullQueueJob = z.output<typeof fullQueueJob>;

export const flowName = z.string().check(z.minLength(1), z.maxLength(60));
/** Judged by the flow's own schema. */
export const flowParams = z._default(z.record(z.string().check(z.maxLength(60)), z.unknown()), {});

/** The id in the path is 0, for there is none yet. */
export const newId = z.object({ id: z.coerce.number().check(z.int(), z.gte(0), z.lte(0)) });

const mayRead = { flag: 'queueManagement.show' } as const;
const mayEdit = { flag: 'queueManagement.edit' } as const;
const path = 'catalog/queue-job';

export const queueOperations = {
  flows: defineOperation({
    id: 'queue.flows',
    method: 'GET',
    path: 'catalog/flows',
    summary: 'What a job can do',
    access: mayRead,
    query: listQuery,
    list: {
      filter: {},
      sort: ['id', 'name', 'notes'],
      expand: [],
      search: false,
      defaultOrder: ['notes', 'asc'],
    },
    response: listOf(flow),
  }),
  commands: defineOperation({
    id: 'queue.commands',
    method: 'POST',
    path: 'command-list',
    summary: 'What a job can do, with the JSON Schema of the parameters of each',
    access: mayRead,
    response: z.object({ _data: z.array(command) }),
  }),
  list: defineOperation({
    id: 'queue.list',
    method: 'GET',
    path,
    summary: "The jobs of the caller's tenant; everybody's for who sees every tenant",
    access: mayRead,
    query: listQuery,
    list: {
      filter: { id: 'number', flow: 'text', status: 'text', recurring: 'number', createdAt: 'date' },
      sort: ['id', 'flow', 'status', 'attempts', 'createdAt', 'runAt', 'startedAt', 'finishedAt'],
      expand: [],
      search: false,
      defaultOrder: ['createdAt', 'desc'],
      csv: 'job',
    },
    response: listOf(queueJob),
  }),
  get: defineOperation({
    id: 'queue.get',
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'A job with what came of it',
    access: mayRead,
    params: numericId,
    response: one(fullQueueJob),
  }),
  create: defineOperation({
    id: 'queue.create',
    method: 'PUT',
    path: `${path}/{id}`,
    summary: 'A new job, run at once or from a moment on',
    access: mayEdit,
    params: newId,
    body: z.object({ flow: flowName, params: flowParams, runAt: z.optional(z.nullable(moment)) }),
    response: one(fullQueueJob),
  }),
  update: defineOperation({
    id: 'queue.update',
    method: 'POST',
    path: `${path}/{id}`,
    summary: 'Change a job that has not begun yet',
    access: mayEdit,
    params: numericId,
    body: z.object({ version: z.int(), params: flowParams, runAt: z.optional(z.nullable(moment)) }),
    response: one(fullQueueJob),
  }),
  run: defineOperation({
    id: 'queue.run',
    method: 'POST',
    path: `${path}/{id}/run`,
    summary: 'Run a job now: one that waits, or once more one that is over',
    access: mayEdit,
    params: numericId,
    response: one(fullQueueJob),
  }),
  cancel: defineOperation({
    id: 'queue.cancel',
    method: 'POST',
    path: `${path}/{id}/cancel`,
    summary: 'Stop a job, or take it out of the queue',
    access: mayEdit,
    params: numericId,
    response: one(fullQueueJob),
  }),
  file: defineOperation({
    id: 'queue.file',
    method: 'GET',
    path: `${path}/{id}/file`,
    summary: 'What a job made, until it expires',
    access: mayRead,
    params: numericId,
    response: { mediaType: 'application/octet-stream' },
  }),
};
