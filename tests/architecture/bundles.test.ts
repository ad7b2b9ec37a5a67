import { beforeAll, describe, expect, test } from 'vitest';
import { type Chunk, chunkOf, loadedWith, packagesIn, readBundle, weightOf } from './bundle.ts';

const kilobyte = 1000;
const contentBudget = 100 * kilobyte;
const scanBudget = 360 * kilobyte;
const staffPackages = /^(react-admin|ra-.*|@mui\/.*|@emotion\/.*)$/;
const surveyPackages = /^survey-/;

let content: Set<Chunk>;
let scan: Set<Chunk>;

beforeAll(() => {
  const chunks = readBundle();
  content = loadedWith(chunks, [
    entryOf(chunks),
    chunkOf(chunks, 'src/web/site/content/ContentPage.tsx'),
    ...texts(chunks),
  ]);
  // Whatever the scan may load on its way counts, the languages of SurveyJS included.
  const begins = [...chunks.values()].filter((chunk) => !content.has(chunk) && !isStaff(chunk) && isOfScan(chunk));
  scan = new Set([...content, ...loadedWith(chunks, begins, (chunk) => !content.has(chunk))]);
});

describe('bundles', () => {
  test('a content page loads no react-admin, no MUI, no SurveyJS and nothing of the staff half', () => {
    expect([...content].filter(isStaff).map(({ file }) => file)).toEqual([]);
    expect(foreign(content, [staffPackages, surveyPackages])).toEqual([]);
    expect(foreign([madeOf('node_modules/@mui/material/a.js')], [staffPackages])).toEqual(['@mui/material']);
  });

  test(`a content page loads at most ${contentBudget / kilobyte} KB of JavaScript`, () => {
    expect(weightOf(content)).toBeLessThanOrEqual(contentBudget);
  });

  test('the scan adds SurveyJS, and nothing of the staff half', () => {
    expect([...scan].filter(isStaff).map(({ file }) => file)).toEqual([]);
    expect(foreign(scan, [staffPackages])).toEqual([]);
    expect(foreign(scan, [surveyPackages])).toContain('survey-core');
  });

  test(`the scan loads at most ${scanBudget / kilobyte} KB of JavaScript`, () => {
    expect(weightOf(scan)).toBeLessThanOrEqual(scanBudget);
  });
});

function entryOf(chunks: ReadonlyMap<string, Chunk>): Chunk {
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no entry');
  return entry;
}

/** The site's texts load by language; the heaviest one counts. */
function texts(chunks: ReadonlyMap<string, Chunk>): Chunk[] {
  const languages = [...chunks.values()].filter(({ modules }) =>
    modules.some((path) => path.startsWith('src/web/i18n/messages/')),
  );
  return languages.toSorted((a, b) => weightOf([b]) - weightOf([a])).slice(0, 1);
}

function isStaff({ modules }: Chunk): boolean {
  return modules.some((path) => path.startsWith('src/web/admin/'));
}

function isOfScan({ modules }: Chunk): boolean {
  return modules.some((path) => path.startsWith('src/web/site/survey/') || path.includes('node_modules/survey-'));
}

function foreign(chunks: Iterable<Chunk>, kinds: readonly RegExp[]): string[] {
  return [...packagesIn(chunks)].filter((name) => kinds.some((kind) => kind.test(name)));
}

function madeOf(...modules: string[]): Chunk {
  return { file: 'a.js', modules, imports: [], lazy: [], isEntry: false };
}
