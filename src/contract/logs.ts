import * as z from 'zod/mini';
import { done, listOf, listQuery, longId, moment, one } from './envelope.ts';
import { defineOperation } from './operation.ts';

/** From warnings up; the rest is on the terminal only. */
export const logLevels = ['warn', 'error', 'fatal'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A line of the application's log. */
export const logEntry = z.object({
  id: z.int(),
  at: moment,
  level: z.enum(logLevels),
  /** The call or the part of the application that it is about: `GET catalog/users`, `messages`. */
  source: z.string(),
  message: z.string(),
  /** What belongs to it: codes, counts, a stack. */
  context: z.record(z.string(), z.unknown()),
});
export type LogEntry = z.output<typeof logEntry>;

const access = { flag: 'logManagement.show' } as const;

export const logOperations = {
  list: defineOperation({
    id: 'logs.list',
    method: 'GET',
    path: 'catalog/logs',
    summary: "The application's log, the newest first; q finds what a message holds",
    access,
    query: listQuery,
    list: {
      filter: { level: 'text', source: 'text', at: 'date' },
      sort: ['at'],
      expand: [],
      search: true,
      defaultOrder: ['at', 'desc'],
      csv: 'log',
    },
    response: listOf(logEntry),
  }),
  get: defineOperation({
    id: 'logs.get',
    method: 'GET',
    path: 'catalog/logs/{id}',
    summary: "One line of the application's log",
    access,
    params: longId,
    response: one(logEntry),
  }),
  remove: defineOperation({
    id: 'logs.remove',
    method: 'DELETE',
    path: 'catalog/logs/{id}',
    summary: "Delete a line of the application's log",
    access: { flag: 'logManagement.delete', everyTenant: true },
    params: longId,
    response: done,
  }),
};
