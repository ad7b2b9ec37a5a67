import { expect, test } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { readAnswer, readFailure } from './read-outcome.ts';

const accepted = { kind: 'accepted', responseId: null, files: {}, report: null, reference: '' };

test.each([
  ['our own', { _data: { responseId: 'r1', surveyPages: [{ responseId: 'r1' }], errors: {} } }, { responseId: 'r1' }],
  ['by survey page', { _data: { surveyPages: [{ responseId: 'r2' }] } }, { responseId: 'r2' }],
  ['PHP, where no errors are a list', { _data: { responseId: 'r3', errors: [] } }, { responseId: 'r3' }],
  [
    'the last page',
    { _data: { responseId: 'r4', report: '<h1>', reference: 'A-1' } },
    { responseId: 'r4', report: '<h1>', reference: 'A-1' },
  ],
  ['an empty answer', undefined, {}],
])('an accepted page: %s', (_, body, expected) => {
  expect(readAnswer(body)).toEqual({ ...accepted, ...expected });
});

test('stored files come back with their ids', () => {
  const files = { cv: { id: 'f1', filename: 'cv.pdf', size: 12 }, odd: { filename: 'x' } };
  expect(readAnswer({ _data: { files } })).toMatchObject({ files: { cv: { id: 'f1', filename: 'cv.pdf', size: 12 } } });
});

test.each([
  ['lists', { hours: ['number'] }, { hours: ['number'] }],
  ['single texts', { hours: 'Only numbers' }, { hours: ['Only numbers'] }],
  ['by page', { work: { hours: ['number'], since: 'date' } }, { hours: ['number'], since: ['date'] }],
])('errors in a 200 refuse the page: %s', (_, errors, expected) => {
  expect(readAnswer({ _data: { errors } })).toEqual({ kind: 'refused', errors: expected, message: '' });
});

const problem = (status: number, more: object = {}) => ({ type: 'about:blank', title: 'Error', status, ...more });

test('a 422 with problem details refuses answers, with the sentence', () => {
  const errors = { hours: ['number'] };
  const body = { ...problem(422, { detail: 'Sorry' }), errors, _data: { errors } };
  expect(readFailure(new ApiError(problem(422, { detail: 'Sorry', errors }), body))).toEqual({
    kind: 'refused',
    errors,
    message: 'Sorry',
  });
});

test('errors of another kind of failure are not about answers', () => {
  const error = new ApiError(problem(400, { detail: 'Bad', errors: { 'Idempotency-Key': ['invalid'] } }));
  expect(readFailure(error)).toEqual({ kind: 'failed', message: 'Bad', status: 400 });
});

test.each([
  [{ responseDetails: 'At the top' }, 'At the top'],
  [{ response: { data: { responseDetails: 'Below' } } }, 'Below'],
  [{ something: 'else' }, ''],
  ['<html>', ''],
])('the sentence of a server without problem details: %j', (body, message) => {
  expect(readFailure(new ApiError(problem(500), body))).toEqual({ kind: 'failed', message, status: 500 });
});

test('a response that is gone is told from other failures', () => {
  expect(readFailure(new ApiError(problem(404, { detail: 'Gone' })))).toEqual({ kind: 'lost', message: 'Gone' });
});

test('a response that is complete is told from other conflicts', () => {
  const complete = { ...problem(409), type: 'urn:problem:responseComplete' };
  expect(readFailure(new ApiError(complete))).toEqual({ kind: 'completed' });
  expect(readFailure(new ApiError(problem(409)))).toMatchObject({ kind: 'failed', status: 409 });
});
