import { expect, it } from 'vitest';
import { lookAgainAt } from './look-again.ts';

const now = Date.parse('2026-11-12T13:00:00Z');

it('a list is looked at again while a job runs or is about to, and not for what is over or far off', () => {
  const job = (status: 'queued' | 'running' | 'completed', runAt = '2026-11-12T12:59:00Z') => ({ status, runAt });
  expect(lookAgainAt([job('completed'), job('running')], now)).toBe(2000);
  expect(lookAgainAt([job('queued')], now)).toBe(2000);
  expect(lookAgainAt([job('queued', '2026-11-12T13:00:30Z')], now)).toBe(2000);
  expect(lookAgainAt([job('queued', '2026-11-13T04:00:00Z'), job('completed')], now)).toBe(false);
  expect(lookAgainAt(undefined, now)).toBe(false);
});
