import { expect, test } from 'vitest';
import { listQuery } from './envelope.ts';

test('§9 lists: the default page size is 100, the first page 1', () => {
  expect(listQuery.parse({})).toEqual({ perPage: 100, page: 1 });
});
