import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as z from 'zod/mini';
import { problem, problemMediaType } from '#contract/envelope.ts';
import { allOperations } from '#contract/index.ts';
import { type Locale, pickLocale } from '#contract/locale.ts';
import type { Access, BodyOf, Operation, ParamsOf, QueryOf, ResultOf } from '#contract/operation.ts';
import { type Actor, may, seesEveryTenant } from '../actor.ts';
import type { Db } from '../db/database.ts';
import { authenticate } from '../modules/session/service.ts';
import type { Context } from './context.ts';
import { type ReadPage, sendCsv, wantsCsv } from './csv-list.ts';
import { readMultipart } from './multipart.ts';
import { HttpProblem } from './problem.ts';

/** What a handler gets. `db` is a transaction for what changes something. */
export interface Call<O extends Operation> {
  readonly params: ParamsOf<O>;
  readonly query: QueryOf<O>;
  readonly body: BodyOf<O>;
  /** Never null where the operation asks for a session. */
  readonly actor: O['access'] extends 'public' | 'guest' ? Actor | null : Actor;
  readonly locale: Locale;
  readonly db: Db;
  readonly context: Context;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface MountOptions {
  /** The handler opens its transactions itself, because something has to be kept although it refuses. */
  readonly ownTransactions?: boolean;
}

export type Handler<O extends Operation> = (call: Call<O>) => Promise<ResultOf<O>>;

/**
 * Mounts an operation of the contract. The guards stand in one order for all:
 * rate limit, authenticate, authorise, read the body, validate, handler in a transaction, serialise by schema.
 */
export function mount<const O extends Operation>(
  app: FastifyInstance,
  operation: O,
  handler: Handler<O>,
  { ownTransactions = false }: MountOptions = {},
): void {
  if (!allOperations.includes(operation)) throw new Error(`${operation.id} is not in the operation table`);
  app.route({
    method: operation.method,
    url: `/${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
    ...optionsOf(operation, app.context),
    onRequest: async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('vary', 'Accept-Language, Origin');
    },
    // After every onRequest hook, so that the rate limit has counted the request before a token is looked up.
    preParsing: async (request) => {
      request.actor = await identify(operation, request, app.context);
    },
    preValidation: async (request) => {
      if (request.isMultipart()) {
        if (!operation.bodyFormat || operation.bodyFormat === 'json') throw new HttpProblem(415, 'mediaType');
        request.body = await readMultipart(request, operation.bodyFormat);
      }
      if (operation.body && request.body === undefined) request.body = {};
    },
    handler: async (request, reply) => {
      const { params, query, body, actor } = request;
      const locale = pickLocale(request.headers['accept-language']);
      const { context } = app;
      const call = { params, query, body, actor, locale, context, request, reply };
      const run = (db: Db, asked: unknown = query) => handler({ ...call, query: asked, db } as unknown as Call<O>);
      if (wantsCsv(request, operation)) {
        const readPage = ((asked, from) => run(from, asked)) as ReadPage;
        return sendCsv(operation, context, request, reply, readPage);
      }
      const { db } = context.database;
      const asIs = ownTransactions || operation.method === 'GET' || operation.access === 'guest';
      const result = await (asIs ? run(db) : db.transaction((tx) => run(tx)));
      if (operation.auditsRead) app.noteRead(operation.auditsRead, request, result);
      return result;
    },
  });
}

function optionsOf(operation: Operation, { config }: Context): RouteShorthandOptions {
  const { params, query, body, response, access, list } = operation;
  return {
    schema: {
      operationId: operation.id,
      summary: operation.summary,
      tags: [operation.id.split('.')[0] ?? ''],
      ...(access !== 'public' && access !== 'guest' && { security: [{ bearer: [] }] }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: {
        ...('mediaType' in response ? {} : { 200: list?.csv ? asJsonOrCsv(response) : response }),
        default: { description: 'A problem', content: { [problemMediaType]: { schema: problem } } },
      },
    },
    config: {
      rateLimit: config.rateLimit && operation.rateLimit ? { max: operation.rateLimit, timeWindow: '1 minute' } : false,
    },
  } as RouteShorthandOptions;
}

/** The answer of a list that can be had as CSV too. */
function asJsonOrCsv(response: z.ZodMiniType) {
  const csv = z.string().check(z.describe('Every row of the filter, for `Accept: text/csv`'));
  return {
    description: 'A page of the list, or all of it as CSV',
    content: { 'application/json': { schema: response }, 'text/csv': { schema: csv } },
  };
}

/** Who calls, and whether that one may: 401 without a live session, 403 without the flag. */
async function identify(operation: Operation, request: FastifyRequest, context: Context): Promise<Actor | null> {
  if (operation.access === 'guest') return null;
  const token = readBearer(request.headers.authorization);
  const actor = token === undefined ? null : await authenticate(context, token);
  if (token !== undefined && !actor) throw new HttpProblem(401, 'sessionEnded');
  if (operation.access === 'public') return actor;
  if (!actor) throw new HttpProblem(401, 'unauthorized');
  if (operation.inPerson && actor.apiToken) throw new HttpProblem(403, 'notByToken');
  if (operation.access !== 'signed-in' && !isAllowed(actor, operation.access)) throw new HttpProblem(403, 'forbidden');
  return actor;
}

function isAllowed(actor: Actor, { flag, everyTenant }: Exclude<Access, string>): boolean {
  return may(actor, flag) && (!everyTenant || seesEveryTenant(actor));
}

/** The token of an Authorization header (RFC 6750); undefined where there is none. */
export function readBearer(header: string | undefined): string | undefined {
  return header?.match(/^Bearer +(.+)$/i)?.[1]?.trim();
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}
