import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { questionTypes } from '#contract/surveys.ts';
import { sanitizeHtml } from '../html/sanitize.ts';
import { readDefinition, readWithFiles } from '../modules/surveys/read-definition.ts';
import { demoTables } from './tables.ts';
import { measure } from './tightness.ts';

const folder = import.meta.dirname;
const tables = new Map(demoTables(folder).map(({ table, rows }) => [table, rows]));
const rowsOf = (table: string) => tables.get(table) ?? [];
const idsOf = (table: string) => rowsOf(table).map(({ id }) => id);
const surveyPath = (name: string) => join(folder, 'surveys', `${name}.json`);
const questionsOf = (name: string) => readDefinition(surveyPath(name)).surveyPage.flatMap(({ question }) => question);

describe('the demo scan', () => {
  it('uses all eight question types on at least four pages', () => {
    const { surveyPage } = readDefinition(surveyPath('arbeidsmarktscan'));
    expect(surveyPage.length).toBeGreaterThanOrEqual(4);
    const used = new Set(questionsOf('arbeidsmarktscan').map(({ questionType }) => questionType));
    expect([...used].sort()).toEqual(Object.values(questionTypes).sort());
  });

  it('asks as many questions as its introduction promises', () => {
    const { intro } = readDefinition(surveyPath('arbeidsmarktscan'));
    expect(questionsOf('arbeidsmarktscan')).toHaveLength(22);
    for (const text of Object.values(intro ?? {})) expect(text).toContain('22');
  });

  it('has three parts that add up to a hundred', () => {
    const { scores } = readDefinition(surveyPath('arbeidsmarktscan')).report;
    const total = scores.find(({ nameTech }) => nameTech === 'total');
    const parts = scores.filter((score) => score !== total).reduce((sum, { max }) => sum + max, 0);
    expect([parts, total?.max]).toEqual([100, 100]);
  });
});

describe('the second scan', () => {
  it('has 12 pages and 60 questions', () => {
    expect(readDefinition(surveyPath('loopbaanscan')).surveyPage).toHaveLength(12);
    expect(questionsOf('loopbaanscan')).toHaveLength(60);
  });
});

describe('the reference tables', () => {
  it('hold the 130 minor groups of ISCO-08 and the 35 labour-market regions', () => {
    expect(new Set(idsOf('occupations')).size).toBe(130);
    for (const id of idsOf('occupations')) expect(id).toMatch(/^\d{3}$/);
    expect(new Set(idsOf('regions')).size).toBe(35);
  });

  it('name neighbours both ways', () => {
    const neighbours = new Map(rowsOf('regions').map(({ id, data }) => [id, data.neighbours as string[]]));
    for (const [id, near] of neighbours) {
      for (const other of near) expect(neighbours.get(other), `${other} beside ${id}`).toContain(id);
    }
  });

  it('have figures for every occupation in every region, and their sums', () => {
    const known = new Set(idsOf('tightness'));
    for (const place of [...idsOf('regions'), 'nl']) {
      for (const occupation of [...idsOf('occupations'), 'all']) expect(known).toContain(`${place}_${occupation}`);
    }
    expect(known.size).toBe(36 * 131);
  });

  it('add up from regions to the country', () => {
    const vacancies = new Map(rowsOf('tightness').map(({ id, data }) => [id, data.vacancies as number]));
    const regions = idsOf('regions').map((id) => vacancies.get(`${id}_all`) ?? 0);
    expect(regions.reduce((sum, count) => sum + count, 0)).toBe(vacancies.get('nl_all'));
  });

  it('offer four other occupations for each, best fit first', () => {
    const occupations = new Set(idsOf('occupations'));
    const fits = new Map(rowsOf('alternatives').map(({ id, data }) => [id, data.fit as number]));
    for (const id of occupations) {
      const fit = [1, 2, 3, 4].map((place) => fits.get(`${id}_${place}`) ?? Number.NaN);
      expect(fit, id).toEqual([...fit].sort((a, b) => b - a));
    }
    for (const { id, data } of rowsOf('alternatives')) {
      expect(occupations).toContain(data.occupation);
      expect(id.startsWith(`${String(data.occupation)}_`)).toBe(false);
    }
  });

  it('come out the same every time', () => {
    expect(demoTables(folder)).toEqual(demoTables(folder));
  });
});

describe('tightness', () => {
  it.each([
    [0, 100, 0, 1, 0],
    [24, 100, 0.24, 1, 192],
    [25, 100, 0.25, 2, 200],
    [67, 100, 0.67, 3, 400],
    [150, 100, 1.5, 4, 600],
    [396, 100, 4, 5, 800],
    [2000, 100, 20, 5, 1000],
  ])('%i vacancies for %i seekers', (vacancies, seekers, tightness, level, position) => {
    expect(measure({ vacancies, seekers })).toEqual({ vacancies, seekers, tightness, level, position });
  });

  it('is unknown where few people seek work', () => {
    expect(measure({ vacancies: 9, seekers: 4 })).toMatchObject({ tightness: null, level: 0, position: null });
  });
});

describe('every text', () => {
  it.each(['surveys/arbeidsmarktscan.json', 'surveys/loopbaanscan.json', 'contents/index.json'])(
    'of %s that is in one language is in both',
    (file) => expect(halfTranslated(readWithFiles(join(folder, file)))).toEqual([]),
  );

  it('of the reference tables is in both languages', () => {
    expect(
      [...tables.values()].flatMap((rows) => halfTranslated(rows.map(({ label, detail }) => [label, detail]))),
    ).toEqual([]);
  });

  it('of the pages keeps its classes, drawings and headings when sanitised', () => {
    const pages = readWithFiles(join(folder, 'contents/index.json')) as { body: Record<string, string> }[];
    for (const html of pages.flatMap(({ body }) => Object.values(body))) {
      expect(tagsOf(sanitizeHtml(html))).toEqual(tagsOf(html));
    }
  });
});

/** The places of texts that lack Dutch or English, or leave one of them empty. */
function halfTranslated(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => halfTranslated(item, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const texts = value as Record<string, unknown>;
  if ('nl' in texts || 'en' in texts) return Boolean(texts.nl) === Boolean(texts.en) && 'nl' in texts ? [] : [place];
  return Object.entries(texts).flatMap(([name, item]) => halfTranslated(item, `${place}.${name}`));
}

/** Opening tags with their classes, in order. */
function tagsOf(html: string): string[] {
  return [...html.matchAll(/<([a-z][a-z0-9]*)[^>]*>/g)].map(([tag, name]) => {
    const [, classes = ''] = /class="([^"]*)"/.exec(tag) ?? [];
    return `${name}.${classes}`;
  });
}
