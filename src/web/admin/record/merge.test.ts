import { expect, test } from 'vitest';
import { compare, merged } from './merge.ts';

const base = { name: 'Noor', email: 'noor@a.example', active: true, roles: [1, 2], note: '' };
const mine = { ...base, name: 'Noortje', active: false, note: 'mine' };
const theirs = { ...base, email: 'noor@b.example', roles: [1], active: false, note: 'theirs' };
const merge = compare(base, mine, theirs);

test('what one changed, what the other did, and what both did in different ways', () => {
  expect(merge).toEqual({ theirs: ['email', 'roles'], mine: ['name'], both: ['note'] });
});

test('nobody loses anything but what was chosen away', () => {
  const kept = { name: 'Noortje', email: 'noor@b.example', active: false, roles: [1] };
  expect(merged(merge, mine, theirs, { note: 'mine' })).toEqual({ ...kept, note: 'mine' });
  expect(merged(merge, mine, theirs, { note: 'theirs' })).toEqual({ ...kept, note: 'theirs' });
});

test('a list in another order is no change, and neither is what both changed alike', () => {
  expect(compare(base, { ...base, roles: [2, 1] }, theirs).mine).toEqual([]);
  expect(compare(base, theirs, theirs)).toEqual({ theirs: [], mine: [], both: [] });
});
