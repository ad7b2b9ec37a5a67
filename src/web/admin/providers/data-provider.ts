import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';
import type { Operation } from '#contract/operation.ts';
import type { Client } from '#web/api/client.ts';
import { callOperation, type OperationRequest } from './call-operation.ts';
import { expandOf, toListQuery } from './list-query.ts';
import type { ResourceMap, ResourceOperations } from './resources.ts';

/**
 * react-admin's verbs as calls of API v3.
 *
 * | verb             | call                                                            |
 * |------------------|-----------------------------------------------------------------|
 * | getList          | `list` with page, perPage, orderBy, filter, expand              |
 * | getMany          | `list` filtered by id                                           |
 * | getManyReference | `list` filtered by the target                                   |
 * | getOne           | `get`                                                           |
 * | create           | `create`, with id 0 where its path asks for one                 |
 * | update(Many)     | `update`, once a record                                         |
 * | delete(Many)     | `remove`, once a record                                         |
 *
 * The verbs on one record, and those on many that are a call a record, are ra-data-simple-rest's, over an
 * http client that turns its REST request into an operation. The three list verbs are ours: simple-rest speaks
 * `range` and `Content-Range`, API v3 pages and `_pagination`, and translating twice would only hide that.
 */
export function createDataProvider(client: Client, resources: ResourceMap): DataProvider {
  const send = restSender(client, resources);

  async function list(resource: string, params: Partial<GetListParams> & { signal?: AbortSignal }) {
    const operation = operationOf(resources, resource, 'list');
    const answer = await callOperation(client, operation, { query: toListQuery(params) }, params.signal);
    return toListResult(answer);
  }

  return {
    ...simpleRestProvider('', send),
    supportAbortSignal: true,
    getList: list,
    getManyReference: (resource, { target, id, filter, ...params }) =>
      list(resource, { ...params, filter: { ...filter, [target]: id } }),
    getMany: async (resource, { ids, ...params }) => {
      const pages = chunk(ids, maxPerPage).map((some) =>
        list(resource, { ...params, filter: { id: some }, pagination: { page: 1, perPage: some.length } }),
      );
      return { data: (await Promise.all(pages)).flatMap(({ data }) => data) };
    },
  };
}

/** The most rows that a list gives at once. */
const maxPerPage = 1000;

const verbOf: Readonly<Record<string, keyof ResourceOperations>> = {
  GET: 'get',
  POST: 'create',
  PUT: 'update',
  DELETE: 'remove',
};

/** An http client for ra-data-simple-rest: `METHOD /resource/id` names a verb, and the map its operation. */
function restSender(client: Client, resources: ResourceMap) {
  return async (url: string, options: { method?: string; body?: unknown; signal?: AbortSignal | null } = {}) => {
    const { pathname, searchParams } = new URL(url, 'rest://resources');
    const [resource = '', id] = pathname.slice(1).split('/').map(decodeURIComponent);
    const operation = operationOf(resources, resource, verbOf[options.method ?? 'GET'] ?? 'get');
    const record = typeof options.body === 'string' ? JSON.parse(options.body) : undefined;
    const request = {
      params: pathTakesId(operation) ? { id: id ?? '0' } : {},
      query: expandOf(JSON.parse(searchParams.get('embed') ?? 'null')),
      body: operation.body ? withId(record, id) : undefined,
    };
    const answer = await callOperation(client, operation, request as OperationRequest, options.signal ?? undefined);
    return { status: 200, headers: new Headers(), body: '', json: toRecord(answer, id) };
  };
}

function operationOf(resources: ResourceMap, resource: string, verb: keyof ResourceOperations): Operation {
  const operation = resources[resource]?.[verb];
  if (!operation) throw new Error(`The resource ${resource} cannot ${verb}`);
  return operation;
}

function pathTakesId(operation: Operation): boolean {
  return operation.path.includes('{id}');
}

function withId(record: object | undefined, id: string | undefined): object {
  return id === undefined ? { ...record } : { id: asId(id), ...record };
}

/** The record in an answer. A deletion answers without one, and react-admin wants its id. */
function toRecord(answer: unknown, id: string | undefined): RaRecord {
  const record = unwrap(answer);
  const fields = typeof record === 'object' && record !== null ? record : {};
  return { ...(id !== undefined && { id: asId(id) }), ...fields } as RaRecord;
}

function toListResult(answer: unknown): GetListResult {
  const { _data, _pagination } = answer as { _data: RaRecord[]; _pagination?: { _total: number } };
  return { data: _data, total: _pagination?._total ?? _data.length };
}

/** `{_data: …}`, or the bare object that some calls give. */
function unwrap(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && '_data' in answer ? answer._data : answer;
}

/** Staff records have numeric ids; a URL makes text of them. */
function asId(id: string): string | number {
  return /^\d{1,15}$/.test(id) ? Number(id) : id;
}

function chunk<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}
