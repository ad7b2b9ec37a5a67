import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#contract/locale.ts';
import { renderReport } from '#server/modules/surveys/report.ts';
import { readDefinition } from '#server/modules/surveys/service.ts';
import { testApp } from '#tests/support/app.ts';
import { demoAnswers } from '#tests/support/scan.ts';

const app = testApp({ seed: 'demo' });
const surveys = join(import.meta.dirname, '../../src/server/demo/surveys');

/** The report of the demo scan, or another one beside it, for these answers over a plain respondent's. */
async function report(overrides: Record<string, unknown> = {}, locale: Locale = 'en', name = 'arbeidsmarktscan') {
  const definition = readDefinition(join(surveys, `${name}.json`));
  return renderReport(app.database.db, app.database, {
    version: { id: 1, surveyId: 1, version: 1, definition },
    answers: { ...demoAnswers, ...overrides },
    labels: {},
    locale,
    reference: 'AMS-TEST-0001',
    today: '2026-11-12',
  });
}

const nothing = Object.fromEntries(Object.keys(demoAnswers).map((name) => [name, undefined]));
const weakest = {
  occupation: '411',
  region: 'zuid-limburg',
  hours: 8,
  experience: 0,
  education: '1-none',
  certificates: undefined,
  travelTime: 0,
  workTimes: ['day'],
  drivingLicence: false,
  otherRegions: false,
  retraining: 'no',
};
const strongest = {
  occupation: '741',
  region: 'zeeland',
  hours: 40,
  experience: 30,
  education: '4-master',
  certificates: ['safety', 'first-aid', 'software'],
  cv: 'a-file',
  travelTime: 120,
  workTimes: ['day', 'evening', 'night', 'weekend'],
  drivingLicence: true,
  otherRegions: true,
  retraining: 'yes',
};

describe('the report of the demo scan', () => {
  const cases = Object.entries({
    plain: {},
    weakest,
    strongest,
    'too few seekers in the region': { occupation: '224', region: 'gorinchem' },
    'hardly any seekers': { occupation: '634', region: 'gorinchem' },
    'hardly an answer': { ...nothing, occupation: '512', region: 'twente' },
  });
  it.each(cases)('holds together: %s', async (_, overrides) => {
    for (const locale of ['nl', 'en'] as const) {
      const { html, scores } = await report(overrides, locale);
      const { demand = 0, education = 0, flexibility = 0, total } = scores;
      expect(total).toBe(demand + education + flexibility);
      expect(html).toContain('AMS-TEST-0001');
      expect(html).toContain(locale === 'nl' ? 'Voorbeeldcijfers' : 'Sample figures');
      expect(html).not.toMatch(/NaN|undefined|null|\{[{%]/);
      expect(html.match(/<p class="gain">/g)).toHaveLength(3);
    }
  });

  it('gives the strongest answers the whole hundred, and the weakest little', async () => {
    expect((await report(strongest)).scores.total).toBe(100);
    expect((await report(weakest)).scores.total).toBeLessThan(30);
  });

  it('is the same for the same answers', async () => {
    expect(await report()).toEqual(await report());
  });

  it('shows what a respondent typed as text', async () => {
    const { html } = await report({ name: '<img src=x onerror=alert(1)>' });
    expect(html).toContain('&lt;img');
    expect(html).not.toContain('<img');
  });
});

describe('advice promises what it gives', () => {
  it.each([
    ['Gain the next qualification', { education: '1-entry' }, { education: '2-vocational' }],
    ['Gain a year of experience', { experience: 0 }, { experience: 1 }],
    ['Have a look at retraining', { retraining: 'no' }, { retraining: 'maybe' }],
    ['Choose an occupation to retrain for', { retraining: 'maybe' }, { retraining: 'yes' }],
    ['Get your driving licence', { drivingLicence: false }, { drivingLicence: true }],
    ['Search a quarter of an hour further', { travelTime: 20 }, { travelTime: 35 }],
    ['Add a certificate', { certificates: ['safety'] }, { certificates: ['safety', 'other'] }],
    ['Have your CV ready', { cv: undefined }, { cv: 'a-file' }],
    ['Search in', { otherRegions: false }, { otherRegions: true }],
    ['Work 16 hours or more', { hours: 8 }, { hours: 16 }],
    ['Work 24 hours or more', { hours: 16 }, { hours: 24 }],
    ['Work 32 hours or more', { hours: 24 }, { hours: 32 }],
    ['Be available at more times', { workTimes: ['day'] }, { workTimes: ['day', 'night'] }],
  ])('%s', async (title, before, after) => {
    const now = await report({ ...strongest, ...before });
    const then = await report({ ...strongest, ...before, ...after });
    const [, points] = new RegExp(`\\+(\\d+) <span>points?</span></p>\\s*<h3>${title}`).exec(now.html) ?? [];
    expect(Number(points)).toBe((then.scores.total ?? 0) - (now.scores.total ?? 0));
  });
});

describe('the report of the second scan', () => {
  it('scores eight subjects and their average', async () => {
    const subjects = ['content', 'energy', 'growth', 'reward', 'people', 'freedom', 'place', 'future'];
    const lines = subjects.flatMap((subject) => [1, 2, 3, 4, 5].map((line) => [`${subject}${line}`, '4']));
    const answers = { ...Object.fromEntries(lines), goal: 'Rust', firstStep: 'Bellen', stepDate: '2026-12-01' };
    const { html, scores } = await report(answers, 'nl', 'loopbaanscan');
    expect(scores).toEqual({ ...Object.fromEntries(subjects.map((subject) => [subject, 75])), total: 75 });
    expect(html).toContain('Bellen, 1 december 2026');
    expect(html).not.toMatch(/NaN|undefined|\{[{%]/);
  });
});
