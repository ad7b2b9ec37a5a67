import * as z from 'zod/mini';
import { moment, one } from './envelope.ts';
import { defineOperation } from './operation.ts';

export const healthStatuses = ['ok', 'failing', 'off'] as const;
export type HealthStatus = (typeof healthStatuses)[number];

/** A part of the application that can fail. `text` is a sentence for the reader. */
export const healthPart = z.object({ name: z.string(), status: z.enum(healthStatuses), text: z.string() });
export type HealthPart = z.output<typeof healthPart>;

/** What runs here. */
export const info = z.object({
  version: z.string(),
  baseUrl: z.string(),
  apiUrl: z.string(),
  /** `failing` where any part is. */
  status: z.enum(['ok', 'failing']),
  /** For who sees every tenant; null for everybody else. */
  system: z.nullable(
    z.object({
      node: z.string(),
      startedAt: moment,
      database: z.object({ engine: z.string(), version: z.string(), migration: z.string() }),
      jobs: z.object({ mode: z.string(), workers: z.int() }),
      parts: z.array(healthPart),
    }),
  ),
});
export type Info = z.output<typeof info>;

export const infoOperations = {
  get: defineOperation({
    id: 'info.get',
    method: 'GET',
    path: 'settings/info',
    summary: 'What runs here: version and addresses and, for who sees every tenant, the health of each part',
    access: 'signed-in',
    response: one(info),
  }),
};
