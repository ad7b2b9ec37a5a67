// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LocaleProvider } from '#web/i18n/LocaleProvider.tsx';
import { createLocaleStore } from '#web/i18n/locale-store.ts';
import { type Draft, newDraft } from './draft.ts';
import { createDraftStore } from './draft-store.ts';
import { fakeQuestion, fakeSurvey } from './fake-survey.ts';
import { useDraft } from './use-draft.ts';
import { useSurveyModel } from './use-survey-model.ts';

afterEach(cleanup);

const visibleIf = { question: 'hours', in: ['32'] };
const survey = fakeSurvey(
  [fakeQuestion('name')],
  [fakeQuestion('hours')],
  [fakeQuestion('job', 'autocomplete', { visibleIf })],
  [fakeQuestion('note')],
);

function start(changes: Partial<Draft>) {
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <LocaleProvider store={createLocaleStore('en')}>{children}</LocaleProvider>
  );
  const initial = { ...newDraft(survey, 0), answers: { p1: { name: 'A' }, p2: { hours: '32' } }, ...changes };
  const store = createDraftStore('scan');
  return renderHook(
    () => {
      const live = useDraft(initial, store);
      return { live, model: useSurveyModel(survey, live, () => undefined) };
    },
    { wrapper },
  ).result;
}

test('a changed page has to be sent again, and so the pages after it close', () => {
  const result = start({ page: 1, done: 3 });
  act(() => result.current.model.setValue('note', 'x'));
  expect(result.current.live.draft.done).toBe(3);
  act(() => result.current.model.setValue('hours', '33'));
  expect(result.current.live.draft).toMatchObject({ done: 1, answers: { p2: { hours: '33' } } });
  act(() => result.current.model.setValue('note', 'y'));
  expect(result.current.live.draft.done).toBe(1);
});

test('the label of a question that is no longer asked goes, and others stay', () => {
  const result = start({ page: 1, done: 1, labels: { job: 'Coo', other: 'Else' } });
  act(() => result.current.model.setValue('hours', '33'));
  expect(result.current.live.draft.labels).toEqual({ other: 'Else' });
});
