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

it('§6 a flag is granted by the most exact key that names it, and by no other', () => {
  const words = ['a', 'ab', 'b', 'show', 'a*'];
  const next = sequence(20_261_121);
  const word = () => words[next(words.length)] ?? 'a';
  const path = () => Array.from({ length: 1 + next(4) }, word).join('.');
  let granted = 0;
  for (let round = 0; round < 20_000; round++) {
    const keys = Array.from({ length: next(5) }, () => [path(), `${path()}.*`, '*'][next(3)] ?? '*');
    const flags = Object.fromEntries(keys.map((key) => [key, next(2) === 1]));
    const flag = path();
    const naming = Object.keys(flags).filter((key) => names(key, flag));
    const closest = naming.toSorted((a, b) => Number(b === flag) - Number(a === flag) || b.length - a.length)[0];
    const right = closest !== undefined && flags[closest] === true;
    granted += Number(right);
    expect(hasFlag(flags, flag), `${flag} in ${JSON.stringify(flags)}`).toBe(right);
  }
  expect(granted).toBeGreaterThan(1000);
});

function names(key: string, flag: string): boolean {
  return key === flag || key === '*' || (key.endsWith('.*') && flag.startsWith(key.slice(0, -1)));
}

/** Whole numbers below a limit, the same ones in every run (a linear congruential generator). */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}
