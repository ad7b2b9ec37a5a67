import { expect, it } from 'vitest';
import { defaultPageSize, pageSizes } from './Pager.tsx';
import { pageNumbers } from './page-numbers.ts';

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 33, [1, 2, 3, null, 33]],
  [2, 33, [1, 2, 3, null, 33]],
  [4, 33, [1, 2, 3, 4, 5, null, 33]],
  [7, 33, [1, null, 6, 7, 8, null, 33]],
  [33, 33, [1, null, 32, 33]],
])('page %i of %i shows %j', (page, last, expected) => {
  expect(pageNumbers(page, last)).toEqual(expected);
});

it('§9 response table: the default page size is 50, one of those that can be chosen', () => {
  expect(defaultPageSize).toBe(50);
  expect(pageSizes).toContain(defaultPageSize);
});
