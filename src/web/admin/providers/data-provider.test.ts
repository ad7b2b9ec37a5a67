// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { listOf, listQuery, one } from '#contract/envelope.ts';
import { defineOperation, type Method, type Operation } from '#contract/operation.ts';
import { ApiError, type Client } from '#web/api/client.ts';
import { createDataProvider } from './data-provider.ts';
import { operationFor, type ResourceMap, resources } from './resources.ts';

const record = z.object({ id: z.int(), name: z.string() });
const write = (id: string, method: Method, path: string) =>
  defineOperation({ id, method, path, summary: '', access: 'public', body: record, response: one(record) });
const read = (id: string, path: string) =>
  defineOperation({ id, method: 'GET', path, summary: '', access: 'public', response: one(record) });
const listing = (id: string, path: string) =>
  defineOperation({
    id,
    method: 'GET',
    path,
    summary: '',
    access: 'public',
    query: listQuery,
    response: listOf(record),
  });
const removal = (id: string, path: string) =>
  defineOperation({ id, method: 'DELETE', path, summary: '', access: 'public', response: one(z.object({})) });

/** The three ways of creating and changing that API v3 knows (specification section 7), and the plain one. */
const map: ResourceMap = {
  users: {
    list: listing('users.list', 'catalog/users'),
    get: read('users.get', 'catalog/users/{id}'),
    create: write('users.create', 'PUT', 'catalog/users/{id}'),
    update: write('users.update', 'POST', 'catalog/users/{id}'),
    remove: removal('users.remove', 'catalog/users/{id}'),
  },
  tenants: {
    create: write('tenants.create', 'POST', 'base/tenants/{id}'),
    update: write('tenants.update', 'PUT', 'base/tenants/{id}'),
  },
  roles: { create: write('roles.create', 'POST', 'catalog/roles') },
};

const rows = [
  { id: 3, name: 'Anna' },
  { id: 5, name: 'Bob' },
];
const listAnswer = { _data: rows, _pagination: { _total: 41, _page: 2, _perPage: 2, _pages: 21 } };

describe('the list verbs', () => {
  const params = { pagination: { page: 2, perPage: 50 }, sort: { field: 'name', order: 'DESC' as const } };

  it('getList sends the list query and reads the envelope', async () => {
    const { provider, sent } = setUp(listAnswer);
    const filter = { q: 'jan', status: ['NEW', 'PAID'], email: '', empty: [], none: null, isSystem: false };
    const result = await provider.getList('users', { ...params, filter, meta: { embed: ['groups', 'roles'] } });
    expect(result).toEqual({ data: rows, total: 41 });
    expect(sent()).toEqual([
      'users.list',
      {
        query: {
          page: '2',
          perPage: '50',
          orderBy: '{"name":"desc"}',
          filter: '{"q":"jan","status":["NEW","PAID"],"isSystem":false}',
          expand: 'groups,roles',
        },
      },
    ]);
  });

  it('getList drops an empty filter and passes the signal on', async () => {
    const { provider, call } = setUp(listAnswer);
    const { signal } = new AbortController();
    await provider.getList('users', { ...params, filter: {}, signal });
    expect(call.mock.calls[0]?.[1]).toEqual({ query: { page: '2', perPage: '50', orderBy: '{"name":"desc"}' } });
    expect(call.mock.calls[0]?.[2]).toEqual({ signal });
  });

  it('getManyReference filters by the target', async () => {
    const { provider, sent } = setUp(listAnswer);
    await provider.getManyReference('users', { ...params, target: 'tenant', id: 9, filter: { q: 'x' } });
    expect(sent()?.[1]).toMatchObject({ query: { filter: '{"q":"x","tenant":9}' } });
  });

  it('getMany asks for the ids, at most a thousand at once', async () => {
    const { provider, call } = setUp(listAnswer);
    const result = await provider.getMany('users', { ids: [3, 5] });
    expect(result.data).toEqual(rows);
    expect(call.mock.calls[0]?.[1]).toEqual({ query: { page: '1', perPage: '2', filter: '{"id":[3,5]}' } });
    call.mockClear();
    await provider.getMany('users', { ids: Array.from({ length: 1001 }, (_, id) => id) });
    expect(call).toHaveBeenCalledTimes(2);
  });
});

describe('the verbs on one record', () => {
  it('getOne reads a record with what it embeds', async () => {
    const { provider, sent } = setUp({ _data: rows[0] });
    const result = await provider.getOne('users', { id: 3, meta: { embed: ['groups'] } });
    expect(result).toEqual({ data: rows[0] });
    expect(sent()).toEqual(['users.get', { params: { id: '3' }, query: { expand: 'groups' }, body: undefined }]);
  });

  it('getOne takes an id that is not a number, and a bare object', async () => {
    const { provider, sent } = setUp({ name: 'no envelope' });
    const result = await provider.getOne('users', { id: '019a/7f' });
    expect(result.data).toEqual({ id: '019a/7f', name: 'no envelope' });
    expect(sent()?.[1]).toMatchObject({ params: { id: '019a/7f' } });
  });

  it.each([
    ['users', 'users.create', { id: '0' }],
    ['tenants', 'tenants.create', { id: '0' }],
    ['roles', 'roles.create', {}],
  ])('create on %s is %s', async (resource, operation, pathParams) => {
    const { provider, sent } = setUp({ _data: rows[0] });
    const result = await provider.create(resource, { data: { name: 'Anna' } });
    expect(result).toEqual({ data: rows[0] });
    expect(sent()).toEqual([operation, { params: pathParams, query: {}, body: { name: 'Anna' } }]);
  });

  it.each([
    ['users', 'users.update'],
    ['tenants', 'tenants.update'],
  ])('update on %s is %s, with the id in path and body', async (resource, operation) => {
    const { provider, sent } = setUp({ _data: rows[0] });
    await provider.update(resource, { id: 3, data: { name: 'Anna' }, previousData: { id: 3 } });
    expect(sent()).toEqual([operation, { params: { id: '3' }, query: {}, body: { id: 3, name: 'Anna' } }]);
  });

  it('updateMany updates each', async () => {
    const { provider, call } = setUp({ _data: {} });
    const result = await provider.updateMany('users', { ids: [3, 5], data: { name: 'Anna' } });
    expect(result).toEqual({ data: [3, 5] });
    expect(call.mock.calls.map(([, request]) => request)).toMatchObject([{ body: { id: 3 } }, { body: { id: 5 } }]);
  });

  it('delete removes, without a body, and says which', async () => {
    const { provider, sent } = setUp({ _data: { success: true } });
    const result = await provider.delete('users', { id: 3, previousData: { id: 3 } });
    expect(result.data).toMatchObject({ id: 3 });
    expect(sent()).toEqual(['users.remove', { params: { id: '3' }, query: {}, body: undefined }]);
  });

  it('deleteMany removes each', async () => {
    const { provider, call } = setUp({ _data: { success: true } });
    expect(await provider.deleteMany('users', { ids: [3, 5] })).toEqual({ data: [3, 5] });
    expect(call).toHaveBeenCalledTimes(2);
  });
});

describe('what cannot be done', () => {
  it('is an error that names it, before any call', async () => {
    const { provider, call } = setUp({});
    await expect(provider.getOne('roles', { id: 1 })).rejects.toThrow('roles cannot get');
    await expect(provider.create('nothing', { data: {} })).rejects.toThrow('nothing cannot create');
    expect(call).not.toHaveBeenCalled();
  });

  it('is known without a call where nobody is signed in', async () => {
    const call = vi.fn();
    const provider = createDataProvider({ call } as unknown as Client, resources);
    await expect(provider.getOne('responses', { id: 'x' })).rejects.toMatchObject({ status: 401 });
    expect(call).not.toHaveBeenCalled();
  });

  it('comes from the server as status, sentence and messages by field', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Bad',
      status: 400,
      detail: 'Not so.',
      errors: { name: ['Too long', 'Odd'] },
    };
    const { provider } = setUp(() => Promise.reject(new ApiError(problem)));
    await expect(provider.update('users', { id: 3, data: {}, previousData: { id: 3 } })).rejects.toMatchObject({
      message: 'Not so.',
      status: 400,
      body: { errors: { name: 'Too long Odd' } },
    });
  });
});

describe('the resource map', () => {
  it('knows which operation an action needs', () => {
    expect(operationFor(resources, 'responses', 'list')?.id).toBe('responses.list');
    expect(operationFor(resources, 'responses', 'show')?.id).toBe('responses.get');
    expect(operationFor(resources, 'responses', 'edit')).toBeUndefined();
    expect(operationFor(resources, 'responses', 'made-up')).toBeUndefined();
  });
});

function setUp(answer: unknown) {
  const call = vi.fn(async (_operation: Operation, _request: object, _options?: object) =>
    typeof answer === 'function' ? answer() : answer,
  );
  const provider = createDataProvider({ call } as unknown as Client, map);
  const sent = () => {
    const [operation, request] = call.mock.calls[0] ?? [];
    return operation && [operation.id, request];
  };
  return { provider, call, sent };
}
