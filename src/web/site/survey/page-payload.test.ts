import { expect, test } from 'vitest';
import { newDraft } from './draft.ts';
import { encodePayload, fingerprintOf, makePayload, payloadOf } from './page-payload.ts';

const page = { id: 1, name: '', intro: '', explanation: '', pageNumber: 1, survey: 7, question: [] };
const survey = {
  version: 3,
  surveyPage: [
    { ...page, nameTech: 'you' },
    { ...page, nameTech: 'work', pageNumber: 2 },
  ],
};
const draft = { ...newDraft({ id: 7, version: 1 }, 1 as const) };
const file = new File(['%PDF'], 'cv.pdf', { lastModified: 5 });

test('page 1 travels as multipart with bracketed names', () => {
  const answers = { name: 'Anouk', ok: true, many: ['a', 'b'], hours: 32, none: [] };
  const form = encodePayload(makePayload(survey, draft, 0, answers, new Map()));
  expect(form).toBeInstanceOf(FormData);
  expect([...(form as FormData)]).toEqual([
    ['survey', '7'],
    ['version', '3'],
    ['pageNumber', '1'],
    ['terms', '1'],
    ['questions[you][name]', 'Anouk'],
    ['questions[you][ok]', 'true'],
    ['questions[you][many][]', 'a'],
    ['questions[you][many][]', 'b'],
    ['questions[you][hours]', '32'],
  ]);
});

test('§9 terms travel as 1 or 0; a later page travels as JSON with the response that the first one made', () => {
  const payload = makePayload(survey, { ...draft, responseId: 'r1' }, 1, { hours: 32 }, new Map());
  expect(encodePayload(payload)).toEqual({
    survey: 7,
    version: 3,
    pageNumber: 2,
    terms: 1,
    responseId: 'r1',
    questions: { work: { hours: 32 } },
  });
  expect(makePayload(survey, { ...draft, terms: 0 }, 1, {}, new Map()).body.terms).toBe(0);
});

test('a page with a new file travels as multipart, and with a stored one as JSON with its id', () => {
  const fresh = makePayload(survey, draft, 1, { cv: { filename: 'cv.pdf', size: 4 } }, new Map([['cv', file]]));
  const form = encodePayload(fresh) as FormData;
  expect(form.get('questions[work][cv]')).toBeInstanceOf(File);
  const stored = makePayload(survey, draft, 1, { cv: { id: 'f1', filename: 'cv.pdf', size: 4 } }, new Map());
  expect(encodePayload(stored)).toMatchObject({ questions: { work: { cv: 'f1' } } });
});

test('a file that a reload lost is not sent', () => {
  const lost = makePayload(survey, draft, 1, { cv: { filename: 'cv.pdf', size: 4 } }, new Map());
  expect(encodePayload(lost)).toMatchObject({ questions: { work: {} } });
});

test('the same answers are the same submit; another answer or file is another', () => {
  const print = (answers: Record<string, unknown>, uploads = new Map<string, File>()) =>
    fingerprintOf(makePayload(survey, draft, 1, answers, uploads));
  const cv = { filename: 'cv.pdf', size: 4 };
  expect(print({ hours: 32 })).toBe(print({ hours: 32 }));
  expect(print({ hours: 32 })).not.toBe(print({ hours: 33 }));
  const other = new File(['%PDF'], 'cv.pdf', { lastModified: 6 });
  expect(print({ cv }, new Map([['cv', file]]))).not.toBe(print({ cv }, new Map([['cv', other]])));
});

test('a submit can be repeated from its fingerprint, with the files that are still at hand', () => {
  const payload = makePayload(survey, draft, 0, { name: 'Anouk' }, new Map());
  expect(payloadOf(fingerprintOf(payload), new Map([['cv', file]]))).toEqual(payload);
  const withFile = makePayload(survey, draft, 0, { cv: { filename: 'cv.pdf', size: 4 } }, new Map([['cv', file]]));
  expect(payloadOf(fingerprintOf(withFile), new Map([['cv', file]]))).toEqual(withFile);
  const other = new File(['%PDF'], 'cv.pdf', { lastModified: 6 });
  expect(payloadOf(fingerprintOf(withFile), new Map([['cv', other]]))).toBeUndefined();
  expect(payloadOf(fingerprintOf(withFile), new Map())).toBeUndefined();
});
