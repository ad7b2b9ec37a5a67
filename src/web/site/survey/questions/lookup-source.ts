import { defineOperation } from '#contract/operation.ts';
import { surveyOperations } from '#contract/surveys.ts';
import type { Client } from '#web/api/client.ts';
import type { Item, ItemPage, ItemSource } from '#web/ui/combobox/item-source.ts';

const perPage = 25;

/**
 * The source behind a question's `lookupValue`: a path below the API, with or without the API's own prefix.
 *
 * @example createLookupSource(client, '/api/v3/survey/lookups/occupations')
 */
export function createLookupSource(client: Client, lookupValue: string): ItemSource {
  const { path, fixed } = readLookupValue(lookupValue);
  const { query, response, summary } = surveyOperations.lookup;
  const id = 'surveys.lookup';
  const operation = defineOperation({ id, method: 'GET', path, summary, access: 'public', query, response });
  return async (search, page, signal) => {
    const result: unknown = await client.call(operation, { query: { ...fixed, search, page, perPage } }, { signal });
    return readPage(result, page);
  };
}

/** The path below the API and the query that it carries itself. */
export function readLookupValue(lookupValue: string): { path: string; fixed: Record<string, string> } {
  const { pathname, searchParams } = new URL(lookupValue, 'http://api.invalid/');
  const path = pathname.replace(/^\/(api\/)?(v\d+\/)?/, '');
  return { path, fixed: Object.fromEntries(searchParams) };
}

function readPage(result: unknown, page: number): ItemPage {
  const { _data: data, _pagination: pagination } = asRecord(result);
  const items = (Array.isArray(data) ? data : Array.isArray(result) ? result : []).flatMap(readItem);
  const { _pages: pages } = asRecord(pagination);
  return { items, hasMore: typeof pages === 'number' ? page < pages : items.length >= perPage };
}

function readItem(item: unknown): Item[] {
  const { id, label, detail } = asRecord(item);
  if ((typeof id !== 'string' && typeof id !== 'number') || typeof label !== 'string') return [];
  return [{ id: String(id), label, ...(typeof detail === 'string' && { detail }) }];
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
