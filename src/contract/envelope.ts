import * as z from 'zod/mini';

/** One thing: `{_data: …}`. `_warning` is a sentence for the person, shown beside the result. */
export function one<T extends z.ZodMiniType>(schema: T) {
  return z.object({ _data: schema, _warning: z.optional(z.string()) });
}

export const pagination = z.object({
  _total: z.int(),
  _page: z.int(),
  _perPage: z.int(),
  _pages: z.int(),
});

/** A list: `{_data: […], _pagination: {…}}`. */
export function listOf<T extends z.ZodMiniType>(schema: T) {
  return z.object({ _data: z.array(schema), _pagination: pagination });
}

/**
 * The list query of section 7, as it travels: `filter` and `orderBy` are JSON, `expand` is a comma list.
 * What they may name is each operation's `list`.
 */
export const listQuery = z.object({
  expand: z.optional(z.string()),
  pagination: z.optional(z.enum(['0', '1', 'true', 'false'])),
  perPage: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 100),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
  orderBy: z.optional(z.string().check(z.maxLength(500))),
  filter: z.optional(z.string().check(z.maxLength(10_000))),
});
export type ListQuery = z.output<typeof listQuery>;

/**
 * An error, as RFC 9457 problem details. `detail` is the sentence that a person sees;
 * `errors` holds messages by field.
 */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  instance: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  responseDetails: z.optional(z.string()),
});
export type Problem = z.output<typeof problem>;

export const problemMediaType = 'application/problem+json';

/** A record id as staff see it. */
export const numericId = z.object({ id: z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647)) });

/** An id of what grows by itself all day: log rows outgrow 32 bits one day. */
export const longId = z.object({ id: z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)) });

export const done = one(z.object({ success: z.boolean() }));

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime();
