import { expect, test } from 'vitest';
import type { Question, Survey } from '#contract/surveys.ts';
import { type Draft, detachDraft, dropLostFiles, fitDraft, newDraft } from './draft.ts';
import { createDraftStore } from './draft-store.ts';

const empty = { id: 1, name: '', question: '', info: '', unit: '', isRequired: false, rules: {}, visibleIf: null };

function question(nameTech: string, values: string[] = []): Question {
  const questionOptionValue = values.map((value) => ({ value, label: value }));
  const questionOption = values.length > 0 ? { lookupMethod: null, lookupValue: null, questionOptionValue } : null;
  return { ...empty, nameTech, questionType: values.length > 0 ? 6 : 2, questionOption };
}

function survey(version: number, pages: Record<string, Question[]>): Survey {
  const surveyPage = Object.entries(pages).map(([nameTech, asked], index) => ({
    id: index,
    name: nameTech,
    nameTech,
    intro: '',
    explanation: '',
    pageNumber: index + 1,
    survey: 1,
    question: asked,
  }));
  const texts = { name: 'Scan', nameTech: 'scan', text: '', intro: '', terms: '', submitButton: '' };
  return { id: 1, version, ...texts, isRequiredTerms: true, duration: 0, surveyPage };
}

const begun: Draft = {
  ...newDraft({ id: 1, version: 1 }, 1),
  page: 1,
  done: 1,
  responseId: 'r1',
  answers: {
    you: { name: 'Anouk', cv: { id: 'f1', filename: 'cv.pdf', size: 9 } },
    work: { contract: 'old', many: ['a', 'b'], gone: 'x' },
  },
  labels: { job: 'Planner' },
  attempt: { key: 'k', body: '{}' },
};

test('a draft of the same version goes on as it was', () => {
  const same = survey(1, { you: [question('name')], work: [question('contract')] });
  expect(fitDraft(begun, same)).toEqual(begun);
  expect(fitDraft({ ...begun, page: 9 }, same).page).toBe(1);
});

test('with a new version the answers that still fit are kept, wherever they are asked, and sent anew', () => {
  const next = survey(2, {
    all: [question('name'), question('cv'), question('contract', ['new']), question('many', ['b'])],
  });
  const fitted = fitDraft(begun, next);
  expect(fitted.answers).toEqual({ all: { name: 'Anouk', many: ['b'] } });
  expect(fitted).toMatchObject({ version: 2, page: 0, done: 0, responseId: null, attempt: null, terms: 1 });
  expect(fitted.labels).toEqual({ job: 'Planner' });
});

test('a draft whose response is gone starts another and keeps its answers', () => {
  const same = survey(1, { you: [question('name'), question('cv')], work: [question('contract')] });
  const detached = detachDraft(begun, same);
  expect(detached).toMatchObject({ version: 1, responseId: null, done: 0, page: 0 });
  expect(detached.answers).toEqual({ you: { name: 'Anouk' }, work: { contract: 'old' } });
});

test('a file that was chosen and lost with a reload is not an answer any more', () => {
  const chosen = { you: { name: 'Anouk', cv: { filename: 'cv.pdf', size: 9 } } };
  expect(dropLostFiles({ ...begun, answers: chosen }, new Map()).answers).toEqual({ you: { name: 'Anouk' } });
  const uploads = new Map([['cv', new File(['x'], 'cv.pdf')]]);
  expect(dropLostFiles({ ...begun, answers: chosen }, uploads).answers).toEqual(chosen);
  expect(dropLostFiles(begun, new Map())).toBe(begun);
});

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

test('a draft is kept by the name of its survey until it is cleared', () => {
  const storage = memory();
  const store = createDraftStore('scan', () => storage);
  expect(store.read()).toBeNull();
  expect(store.write(begun)).toBe(true);
  expect(store.read()).toEqual(begun);
  expect(createDraftStore('other', () => storage).read()).toBeNull();
  store.clear();
  expect(store.read()).toBeNull();
});

test.each([
  '',
  'no json',
  '[]',
  '{"survey":1}',
  '{"survey":1,"version":1,"page":0,"done":0,"answers":{"you":3},"labels":{}}',
])('what is no draft is none: %s', (text) => {
  const storage = memory();
  storage.setItem('scan:scan', text);
  expect(createDraftStore('scan', () => storage).read()).toBeNull();
});

test('a browser that keeps nothing is told from one that does', () => {
  const store = createDraftStore('scan', () => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(store.read()).toBeNull();
  expect(store.write(begun)).toBe(false);
  expect(() => store.clear()).not.toThrow();
});
