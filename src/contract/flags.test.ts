import { expect, it } from 'vitest';
import { hasFeature, hasFlag, mergeFlags } from './flags.ts';

it('§6 the exact key decides first, so an exact false beats a wildcard true', () => {
  expect(hasFlag({ 'a.*': true, 'a.b': false }, 'a.b')).toBe(false);
  expect(hasFlag({ 'a.*': false, 'a.b': true }, 'a.b')).toBe(true);
});

it('§6 then wildcard parents, walking up', () => {
  expect(hasFlag({ 'a.b.*': false, 'a.*': true }, 'a.b.c')).toBe(false);
  expect(hasFlag({ 'a.*': true }, 'a.b.c')).toBe(true);
  expect(hasFlag({ '*': true }, 'a.b.c')).toBe(true);
});

it('§6 default false', () => {
  expect(hasFlag({}, 'a.b')).toBe(false);
  expect(hasFlag(undefined, 'a.b')).toBe(false);
  expect(hasFlag({ 'a.*': true }, 'ab.x')).toBe(false);
  expect(hasFlag({ 'a.*': true }, 'a')).toBe(false);
  expect(hasFlag({}, 'constructor')).toBe(false);
  expect(hasFlag({}, 'toString')).toBe(false);
});

it('§3 takes a list of permission strings too', () => {
  expect(hasFlag(['userManagement.*'], 'userManagement.show')).toBe(true);
  expect(hasFlag(['userManagement.show'], 'userManagement.edit')).toBe(false);
});

it('§6 feature flags are exact', () => {
  expect(hasFeature({ 'a.*': true }, 'a.b')).toBe(false);
  expect(hasFeature({ a: true }, 'a')).toBe(true);
  expect(hasFeature(null, 'a')).toBe(false);
});

it('a grant in any role holds', () => {
  expect(mergeFlags([{ a: false, b: true }, { a: true }])).toEqual({ a: true, b: true });
});
