import { expect, it } from 'vitest';
import { readCron } from './cron-reading.ts';

it.each([
  ['0 4 * * *', 'om 04:00, elke dag', 'at 04:00, every day'],
  ['*/15 * * * *', 'elke 15 minuten', 'every 15 minutes'],
  ['0 9 * * 1-5', 'om 09:00, maandag t/m vrijdag', 'at 09:00, Monday through Friday'],
  ['0 7 1 * *', 'om 07:00, op dag 1 van de maand', 'at 07:00, on day 1 of the month'],
])('%s reads as "%s" and "%s"', (cron, nl, en) => {
  expect(readCron(cron, 'nl')).toBe(nl);
  expect(readCron(cron, 'en')).toBe(en);
});

it('what is no cron expression has no reading', () => {
  expect(readCron('every day', 'en')).toBeUndefined();
  expect(readCron('61 * * * *', 'en')).toBeUndefined();
});
