import { expect, it } from 'vitest';
import { isPeriod, toPeriod, toRange } from './period.ts';

it('holds both days, in the time zone of the reader', () => {
  const period = { from: '2026-03-28', to: '2026-03-29' };
  const range = toRange(period);
  expect(new Date(range?.gte ?? '').getHours()).toBe(0);
  expect(new Date(range?.lte ?? '').getHours()).toBe(23);
  expect(toPeriod(range)).toEqual(period);
});

it('may be open at either end, or at both', () => {
  expect(toRange({ from: '2026-03-28', to: '' })).toEqual({ gte: expect.any(String) });
  expect(toRange({ from: '', to: '' })).toBeUndefined();
  expect(toPeriod({ lte: 'nonsense' })).toEqual({ from: '', to: '' });
});

it('is refused while a year is being typed, and where it ends before it begins', () => {
  expect(isPeriod({ from: '0202-01-01', to: '' })).toBe(false);
  expect(isPeriod({ from: '2026-01-02', to: '2026-01-01' })).toBe(false);
  expect(isPeriod({ from: '2026-01-01', to: '2026-01-01' })).toBe(true);
});
