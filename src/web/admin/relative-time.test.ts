import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T11:59:40Z', 'now', 'nu'],
  ['2026-11-21T11:58:00Z', '2 minutes ago', '2 minuten geleden'],
  ['2026-11-21T07:30:00Z', '4 hours ago', '4 uur geleden'],
  ['2026-11-20T11:00:00Z', 'yesterday', 'gisteren'],
  ['2026-11-16T11:00:00Z', '5 days ago', '5 dagen geleden'],
  ['2026-10-30T11:00:00Z', '3 weeks ago', '3 weken geleden'],
  ['2025-01-01T11:00:00Z', 'last year', 'vorig jaar'],
])('%s is %s, or %s', (iso, en, nl) => {
  expect([relativeTime('en', iso, now), relativeTime('nl', iso, now)]).toEqual([en, nl]);
});
