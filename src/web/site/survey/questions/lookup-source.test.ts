import { expect, test } from 'vitest';
import type { Client } from '#web/api/client.ts';
import { createLookupSource, readLookupValue } from './lookup-source.ts';

test.each([
  ['/api/v3/survey/lookups/jobs', 'survey/lookups/jobs', {}],
  ['/api/survey/lookups/jobs', 'survey/lookups/jobs', {}],
  ['survey/lookups/jobs', 'survey/lookups/jobs', {}],
  ['/v3/jobs?kind=isco', 'jobs', { kind: 'isco' }],
  ['https://elsewhere.example/api/v3/jobs', 'jobs', {}],
])('%s is asked below the API', (value, path, fixed) => {
  expect(readLookupValue(value)).toEqual({ path, fixed });
});

function sourceOf(result: unknown) {
  const call: Client['call'] = async () => result as never;
  return createLookupSource({ call, download: () => Promise.reject(new Error('unused')) }, 'jobs')(
    'a',
    1,
    new AbortController().signal,
  );
}

test('items come with whether there are more', async () => {
  const pagination = { _total: 60, _page: 1, _perPage: 25, _pages: 3 };
  expect(
    await sourceOf({
      _data: [
        { id: 7, label: 'A' },
        { id: '8', label: 'B', detail: 'C' },
      ],
      _pagination: pagination,
    }),
  ).toEqual({
    items: [
      { id: '7', label: 'A' },
      { id: '8', label: 'B', detail: 'C' },
    ],
    hasMore: true,
  });
});

test('a bare list and odd items are borne', async () => {
  expect(await sourceOf([{ id: '1', label: 'A' }, { label: 'no id' }, null])).toEqual({
    items: [{ id: '1', label: 'A' }],
    hasMore: false,
  });
  expect(await sourceOf(undefined)).toEqual({ items: [], hasMore: false });
});
