import { expect, test } from 'vitest';
import { fakeQuestion, fakeSurvey } from './fake-survey.ts';
import { judgePage } from './judge-page.ts';

const survey = fakeSurvey([
  fakeQuestion('wants'),
  fakeQuestion('job', 'autocomplete', { visibleIf: { question: 'wants', in: ['yes'] } }),
]);
const [page] = survey.surveyPage;

test('text that was typed and not chosen is refused where the question is asked', () => {
  if (!page) throw new Error('There is no page');
  expect(judgePage(page, { wants: 'yes' }, {}, { job: 'Coo' })).toEqual({ job: ['item'] });
  expect(judgePage(page, { wants: 'no' }, {}, { job: 'Coo' })).toEqual({});
});
