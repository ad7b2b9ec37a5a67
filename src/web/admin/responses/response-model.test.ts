import { describe, expect, it } from 'vitest';
import type { ResponseAnswer } from '#contract/responses.ts';
import { createFormats } from '../formats.ts';
import { groupByPage } from './response-model.ts';
import { nameWithExtension } from './save-file.ts';

const answer = (page: string, nameTech: string): ResponseAnswer => ({
  id: nameTech,
  answer: 'x',
  question: { name: nameTech, nameTech, page, questionType: 2 },
  file: null,
});

describe('answers', () => {
  it('stand under the pages that asked for them, in the order of the scan', () => {
    const groups = groupByPage([answer('Work', 'a'), answer('Work', 'b'), answer('You', 'c')]);
    expect(groups.map(({ page, answers }) => [page, answers.map(({ id }) => id)])).toEqual([
      ['Work', ['a', 'b']],
      ['You', ['c']],
    ]);
  });
});

describe('a downloaded file', () => {
  it.each([
    ['cv.pdf', 'pdf', 'cv.pdf'],
    ['CV.PDF', 'pdf', 'CV.PDF'],
    ['cv', 'pdf', 'cv.pdf'],
    ['cv', '', 'cv'],
  ])('%s with extension %j is saved as %s', (filename, extension, saved) => {
    expect(nameWithExtension(filename, extension)).toBe(saved);
  });
});

describe('formats', () => {
  const now = () => new Date('2026-11-21T12:00:00');

  it('are those of the language', () => {
    expect(createFormats('en', now).number(1611)).toBe('1,611');
    expect(createFormats('nl', now).number(1611)).toBe('1.611');
    expect(createFormats('en', now).moment('2026-11-12T14:32:00')).toBe('12 Nov 14:32');
    expect(createFormats('nl', now).moment('2026-11-12T14:32:00')).toBe('12 nov 14:32');
    expect(createFormats('en', now).month('2028-05-12T00:00:00')).toBe('May 2028');
  });

  it('name the year where it is not this one', () => {
    expect(createFormats('en', now).moment('2025-11-12T14:32:00')).toBe('12 Nov 2025 14:32');
  });
});
