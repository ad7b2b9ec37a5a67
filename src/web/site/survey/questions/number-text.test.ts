import { expect, test } from 'vitest';
import { readNumber, writeNumber } from './number-text.ts';

test.each([
  ['32', 32],
  [' 1,5 ', 1.5],
  ['1.5', 1.5],
  ['-3', -3],
  ['12,', 12],
  [',5', 0.5],
  ['', undefined],
  ['  ', undefined],
  ['32 à 36', '32 à 36'],
  ['1.000,5', '1.000,5'],
  ['0x10', '0x10'],
  ['1e5', '1e5'],
])('%j reads as %j', (typed, expected) => {
  expect(readNumber(typed)).toBe(expected);
});

test('a number is written as it can be read back, in either language', () => {
  expect(writeNumber(1.5, 'nl')).toBe('1,5');
  expect(writeNumber(1.5, 'en')).toBe('1.5');
  expect(writeNumber('32 à 36', 'nl')).toBe('32 à 36');
  expect(writeNumber(undefined, 'nl')).toBe('');
});
