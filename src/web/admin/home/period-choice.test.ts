import { describe, expect, it } from 'vitest';
import { dutchToday, type PeriodChoice, periodOf, readPeriodChoice } from './period-choice.ts';

const none = new URLSearchParams();

describe('periodOf', () => {
  it.each<[PeriodChoice, string, string, string]>([
    ['7', '2026-11-12', '2026-11-06', '2026-11-12'],
    ['28', '2026-11-12', '2026-10-16', '2026-11-12'],
    ['90', '2026-03-01', '2025-12-02', '2026-03-01'],
    ['month', '2026-02-01', '2026-02-01', '2026-02-01'],
    ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['year', '2026-11-12', '2026-01-01', '2026-11-12'],
  ])('%s on %s lasts from %s to %s', (choice, today, from, to) => {
    expect(periodOf(choice, none, today)).toEqual({ from, to });
  });

  it('takes own days from the address once both are there', () => {
    const days = { from: '2026-05-01', to: '2026-05-31' };
    expect(periodOf('own', new URLSearchParams(days), '2026-11-12')).toEqual(days);
    expect(periodOf('own', new URLSearchParams({ from: '2026-05-01' }), '2026-11-12')).toBeUndefined();
    expect(periodOf('own', new URLSearchParams({ from: 'x', to: '2026-05-31' }), '2026-11-12')).toBeUndefined();
  });
});

describe('readPeriodChoice', () => {
  it('is the usual one where the address says nothing that is known', () => {
    expect(readPeriodChoice(none)).toBe('28');
    expect(readPeriodChoice(new URLSearchParams({ period: 'ever' }))).toBe('28');
    expect(readPeriodChoice(new URLSearchParams({ period: 'year' }))).toBe('year');
  });
});

it('dutchToday is the day in the Netherlands, wherever the browser is', () => {
  expect(dutchToday(new Date('2026-11-11T23:30:00Z'))).toBe('2026-11-12');
});
