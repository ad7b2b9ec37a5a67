import { expect, it } from 'vitest';
import { durationText } from './duration.ts';

it.each([
  ['nl', 412, '0,4 s'],
  ['en', 412, '0.4 s'],
  ['nl', 12_340, '12 s'],
  ['nl', 185_000, '3:05 min'],
  ['nl', 3_720_000, '1:02:00 u'],
  ['en', 3_720_000, '1:02:00 h'],
] as const)('in %s %i ms is %s', (locale, ms, text) => {
  expect(durationText(locale, ms)).toBe(text);
});
