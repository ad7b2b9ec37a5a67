import { expect, it } from 'vitest';
import { differencesOf } from './difference.ts';

it('names the fields that differ, and no other', () => {
  const before = { name: 'Noor', active: true, roles: [1, 2] };
  const after = { name: 'Noor', active: false, roles: [2] };
  expect(differencesOf(before, after)).toEqual([
    { field: 'active', before: true, after: false },
    { field: 'roles', before: [1, 2], after: [2] },
  ]);
});

it('goes into fields of fields, where one may be on one side only', () => {
  const before = { flags: { 'a.*': true, b: true }, more: {} };
  const after = { flags: { 'a.*': false, c: true }, more: { x: { y: null } } };
  expect(differencesOf(before, after)).toEqual([
    { field: 'flags.a.*', before: true, after: false },
    { field: 'flags.b', before: true, after: undefined },
    { field: 'more', before: {}, after: undefined },
    { field: 'flags.c', before: undefined, after: true },
    { field: 'more.x.y', before: undefined, after: null },
  ]);
});

it('shows all of what was made, and nothing of nothing', () => {
  expect(differencesOf(null, { name: 'Noor' })).toEqual([{ field: 'name', before: undefined, after: 'Noor' }]);
  expect(differencesOf(null, null)).toEqual([]);
});
