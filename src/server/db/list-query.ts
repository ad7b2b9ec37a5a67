import {
  type AnyColumn,
  and,
  asc,
  Column,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  is,
  isNotNull,
  isNull,
  lte,
  type SQL,
} from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ListQuery } from '#contract/envelope.ts';
import type { FilterKind, ListRules } from '#contract/operation.ts';
import { isStorable } from '#contract/storable-text.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Db } from './database.ts';

/** Which rows of a list, in which order. */
export interface RowsPage {
  readonly where: SQL | undefined;
  readonly orderBy: SQL[];
  readonly limit: number;
  readonly offset: number;
}

/** The ids of a page of rows: what belongs to the rows is then read for them alone, on page 1000 as on page 1. */
export function idsOfPage(
  db: Db,
  table: PgTable & { readonly id: AnyPgColumn },
  { where, orderBy, limit, offset }: RowsPage,
) {
  return db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
    .as('page');
}

/** A list query as SQL parts. `where` has an entry a filter, to be joined with the caller's own scope. */
export interface ListParts {
  readonly where: SQL[];
  readonly orderBy: SQL[];
  readonly limit: number;
  readonly offset: number;
  readonly page: number;
  readonly perPage: number;
  readonly expand: ReadonlySet<string>;
}

/** A column of other rows that belong to the listed one: `exists` says that one of them meets a condition. */
export interface RelatedColumn {
  readonly column: Column;
  readonly exists: (condition: SQL | undefined) => SQL;
}

/** What is filtered has to be a column, which knows how its values are stored; the rest may be an expression. */
type Columns = Readonly<Record<string, AnyColumn | SQL>>;
type RelatedColumns = Readonly<Record<string, RelatedColumn>>;

/**
 * Reads the list conventions (specification section 7) once, for every list: only what the operation's rules declare
 * is taken, and the rest is refused by its name.
 *
 * @param columns the column or expression behind each field that may be filtered or sorted, and `q` behind the search
 * @param related the columns of other rows that may be filtered on
 */
export function readListQuery(
  query: ListQuery,
  rules: ListRules,
  columns: Columns,
  related: RelatedColumns = {},
): ListParts {
  const everything = query.pagination === '0' || query.pagination === 'false';
  return {
    where: readFilter(query.filter, rules, columns, related),
    orderBy: readOrder(query.orderBy, rules, columns),
    limit: everything ? 1000 : query.perPage,
    offset: everything ? 0 : (query.page - 1) * query.perPage,
    page: everything ? 1 : query.page,
    perPage: everything ? 1000 : query.perPage,
    expand: readExpand(query.expand, rules.expand),
  };
}

/** The comma list of `expand`; unknown names are a 400. */
export function readExpand(text: string | undefined, known: readonly string[]): Set<string> {
  const names = (text ?? '').split(',').flatMap((name) => name.trim() || []);
  for (const name of names) if (!known.includes(name)) throw badField('expand', name);
  return new Set(names);
}

/** `_data` and `_pagination` of a page of rows. */
export function listPage<Row>(rows: Row[], total: number, { page, perPage }: Pick<ListParts, 'page' | 'perPage'>) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  return { _data: rows, _pagination: { _total: total, _page: page, _perPage: perPage, _pages: pages } };
}

function readFilter(text: string | undefined, rules: ListRules, columns: Columns, related: RelatedColumns): SQL[] {
  if (!text) return [];
  const where: SQL[] = [];
  for (const [field, wanted] of Object.entries(readObject(text, 'filter'))) {
    const isSearch = field === 'q' && rules.search;
    // Also where it is empty: names that nobody declared would get into the audit log, and not every text fits in there.
    if (!isSearch && !Object.hasOwn(rules.filter, field)) throw badField('filter', field);
    if (wanted === '' || wanted === null || wanted === undefined) continue;
    if (isSearch) where.push(...searchFor(wanted, columns.q));
    else if (Object.hasOwn(related, field)) where.push(...conditionsOnRelated(field, wanted, rules, related));
    else where.push(...conditionsFor(field, wanted, rules, columns));
  }
  return where;
}

function searchFor(wanted: unknown, column: AnyColumn | SQL | undefined): SQL[] {
  if (!column) return [];
  if (typeof wanted !== 'string' || wanted.length > 200 || !isStorable(wanted)) throw badField('filter', 'q');
  const words = wanted.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return words.map((word) => ilike(column, `%${escapeLike(word)}%`));
}

function conditionsOnRelated(field: string, wanted: unknown, rules: ListRules, related: RelatedColumns): SQL[] {
  const { column, exists } = related[field] as RelatedColumn;
  const conditions = conditionsFor(field, wanted, rules, { [field]: column });
  return conditions.length === 0 ? [] : [exists(and(...conditions))];
}

function conditionsFor(field: string, wanted: unknown, rules: ListRules, columns: Columns): SQL[] {
  const kind = Object.hasOwn(rules.filter, field) ? rules.filter[field] : undefined;
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
  if (!kind || !is(column, Column)) throw badField('filter', field);
  const value = (given: unknown) => readValue(given, kind, field);
  if (Array.isArray(wanted)) {
    if (wanted.length > 1000) throw badField('filter', field);
    return wanted.length === 0 ? [] : [inArray(column, wanted.map(value))];
  }
  if (typeof wanted !== 'object') return [eq(column, value(wanted))];
  return Object.entries(wanted as object).flatMap(([operator, given]) => {
    if (given === '' || given === null) return [];
    if (operator === 'gte') return gte(column, value(given));
    if (operator === 'lte') return lte(column, value(given));
    if (operator === 'like' && kind === 'text') return ilike(column, `%${escapeLike(String(value(given)))}%`);
    if (operator === 'isNull') return readValue(given, 'boolean', field) ? isNull(column) : isNotNull(column);
    throw badField('filter', `${field}.${operator}`);
  });
}

function readValue(given: unknown, kind: FilterKind, field: string): unknown {
  if (kind === 'text' && typeof given === 'string' && isStorable(given)) return given;
  if (kind === 'number' && given !== null && Number.isSafeInteger(Number(given)) && Math.abs(Number(given)) < 2 ** 31)
    return Number(given);
  if (kind === 'boolean' && [true, 1, '1', 'true'].includes(given as never)) return true;
  if (kind === 'boolean' && [false, 0, '0', 'false'].includes(given as never)) return false;
  if (kind === 'uuid' && typeof given === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(given))
    return given;
  if (kind === 'date' && typeof given === 'string') {
    const moment = new Date(given);
    if (!Number.isNaN(moment.getTime()) && moment.getUTCFullYear() > 1900 && moment.getUTCFullYear() < 3000)
      return moment;
  }
  throw badField('filter', field);
}

function readOrder(text: string | undefined, rules: ListRules, columns: Columns): SQL[] {
  const order = text ? orderPairs(text) : [rules.defaultOrder];
  const parts = order.map(([field, direction]) => {
    const column = rules.sort.includes(field) && Object.hasOwn(columns, field) ? columns[field] : undefined;
    if (!column) throw badField('orderBy', field);
    return direction === 'desc' ? desc(column) : asc(column);
  });
  // The id last, in the same direction, so that pages neither repeat nor skip rows that are alike.
  if (columns.id && !order.some(([field]) => field === 'id')) {
    parts.push(order[0]?.[1] === 'desc' ? desc(columns.id) : asc(columns.id));
  }
  return parts;
}

/**
 * The field and direction that a list is ordered by which does not come from a table.
 * @throws HttpProblem 400 for a field that its rules do not name
 */
export function firstOrder({ orderBy }: Pick<ListQuery, 'orderBy'>, rules: ListRules): readonly [string, string] {
  const [order = rules.defaultOrder] = orderBy ? orderPairs(orderBy) : [];
  if (!rules.sort.includes(order[0])) throw badField('orderBy', order[0]);
  return order;
}

function orderPairs(text: string): (readonly [string, string])[] {
  const pairs = text.trim().startsWith('{')
    ? Object.entries(readObject(text, 'orderBy')).map(([field, direction]) => [field, String(direction)] as const)
    : text.split(',').map((part) => {
        const [field = '', direction = 'asc'] = part.trim().split(/\s+/);
        return [field, direction] as const;
      });
  return pairs.map(([field, direction]) => {
    const lower = direction.toLowerCase();
    if (lower !== 'asc' && lower !== 'desc') throw badField('orderBy', field);
    return [field, lower] as const;
  });
}

function readObject(text: string, name: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Said below, like every other shape that is not an object.
  }
  throw badField(name, name);
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function badField(parameter: string, field: string): HttpProblem {
  return new HttpProblem(400, 'badListQuery', { params: { parameter, field }, errors: { [parameter]: [field] } });
}
