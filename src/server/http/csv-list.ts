import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListQuery } from '#contract/envelope.ts';
import type { Operation } from '#contract/operation.ts';
import type { Db } from '../db/database.ts';
import { audit, originOf } from '../modules/audit/service.ts';
import type { Context } from './context.ts';
import { byteOrderMark, type CsvColumn, csvColumns, csvHeading, csvLines } from './csv.ts';
import { HttpProblem } from './problem.ts';

/** Rows that are read at once, and so all that is held in memory. */
const rowsAtOnce = 1000;

/** A page of a list as its handler gives it. */
interface Page {
  readonly _data: readonly unknown[];
  readonly _pagination: { readonly _total: number };
}

/** Gives a page of the list, read from a database or a transaction on it. */
export type ReadPage = (query: ListQuery, db: Db) => Promise<Page>;

/**
 * Whether a request wants a list as CSV.
 * @throws HttpProblem 406 where the operation gives none
 */
export function wantsCsv(request: FastifyRequest, { list, response }: Operation): boolean {
  if ('mediaType' in response) return false;
  const [wanted = ''] = (request.headers.accept ?? '').split(/[,;]/);
  if (wanted.trim().toLowerCase() !== 'text/csv') return false;
  if (!list?.csv) throw new HttpProblem(406, 'notAcceptable');
  return true;
}

/**
 * Answers with every row of a list's filter as CSV, a page of rows at a time: memory stays flat, and a reader who goes
 * away ends the reading. It is audited before the first row leaves.
 */
export async function sendCsv(
  operation: Operation,
  { database, clock }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  readPage: ReadPage,
): Promise<FastifyReply> {
  const { list } = operation;
  if (!list?.csv) throw new HttpProblem(406, 'notAcceptable');
  const query = request.query as ListQuery;
  // One row says whether the query is right, and how many there are.
  const { _pagination } = await readPage(pageOf(query, 1, 1), database.db);
  const now = clock.now();
  const fields = query.filter ? Object.keys(JSON.parse(query.filter) as object) : [];
  const after = { rows: _pagination._total, fields, format: 'csv' };
  const entry = { actor: request.actor, action: 'export', entity: list.csv, after, origin: originOf(request) } as const;
  await audit(database.db, now, entry);

  const out = new PassThrough();
  const write = (db: Db) => pipeline(Readable.from(lines(csvColumns(operation), query, readPage, db)), out);
  // PGlite has one connection: a transaction as long as a slow download would keep everybody waiting.
  const written =
    database.engine === 'postgresql'
      ? database.db.transaction(write, { isolationLevel: 'repeatable read', accessMode: 'read only' })
      : write(database.db);
  written.catch((error: unknown) => {
    out.destroy();
    const isGivenUp = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isGivenUp) request.log.error({ err: error, source: 'csv' }, 'a list could not be given as CSV');
  });
  const name = `${operation.id.replace('.list', '')}-${now.toISOString().slice(0, 10)}.csv`;
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(out);
}

async function* lines(columns: readonly CsvColumn[], query: ListQuery, readPage: ReadPage, db: Db) {
  yield byteOrderMark + csvHeading(columns);
  for (let page = 1; ; page += 1) {
    const { _data } = await readPage(pageOf(query, page, rowsAtOnce), db);
    yield csvLines(columns, _data);
    if (_data.length < rowsAtOnce) return;
  }
}

function pageOf({ pagination: _, ...query }: ListQuery, page: number, perPage: number): ListQuery {
  return { ...query, page, perPage };
}
