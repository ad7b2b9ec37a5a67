// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, type Client, NetworkError } from '#web/api/client.ts';
import { type Draft, newDraft } from './draft.ts';
import { createDraftStore } from './draft-store.ts';
import { fakeQuestion, fakeSurvey } from './fake-survey.ts';
import { useDraft } from './use-draft.ts';
import { useSubmission } from './use-submission.ts';

afterEach(cleanup);

const survey = fakeSurvey([fakeQuestion('name'), fakeQuestion('cv', 'file')], [fakeQuestion('note')]);
const cv = { filename: 'cv.pdf', size: 4 };
const file = new File(['%PDF'], 'cv.pdf', { lastModified: 5 });
const accepted = { _data: { responseId: 'r1', errors: {} } };
const report = { _data: { responseId: 'r1', errors: {}, report: '<h1>', reference: 'A-1' } };
const complete = new ApiError({ type: 'urn:problem:responseComplete', title: '', status: 409 });

const fieldOf = (body: unknown, name: string) => (body instanceof FormData ? body.get(name) : undefined);

/** A server that answers in this order; `sent` holds the key and the body of each request. */
function start(changes: Partial<Draft>, ...answers: unknown[]) {
  const sent: { key?: string; body: FormData | object }[] = [];
  const call: Client['call'] = async (_operation, request, options) => {
    const { body } = request as { body: FormData | object };
    sent.push({ key: options?.idempotencyKey, body });
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next as never;
  };
  const client = { call, download: () => Promise.reject(new Error('unused')) };
  const uploads = new Map<string, File>();
  const initial = { ...newDraft(survey, 0), ...changes };
  const store = createDraftStore('scan');
  const { result } = renderHook(() => {
    const live = useDraft(initial, store);
    return { live, ...useSubmission(survey, client, live, uploads) };
  });
  const submit = (page: number, given: object) => act(() => result.current.submit(page, { ...given }));
  /** Submits a page whose answer gets lost; the visitor gives up waiting for it. */
  async function lose(page: number, given: object) {
    answers.unshift(new NetworkError('gone'));
    await act(async () => {
      const done = result.current.submit(page, { ...given });
      await new Promise((resolve) => setTimeout(resolve, 20));
      result.current.stop();
      expect(await done).toBeNull();
    });
  }
  return { submit, lose, sent, uploads, draft: () => result.current.live.draft };
}

test('other answers go to the response that a lost first page made, also with a file', async () => {
  const { submit, lose, sent, uploads, draft } = start({}, accepted, accepted);
  uploads.set('cv', file);
  await lose(0, { name: 'A', cv });
  expect(await submit(0, { name: 'B', cv })).toMatchObject({ kind: 'accepted' });
  const [first, repeat, second] = sent;
  expect(repeat?.key).toBe(first?.key);
  expect(fieldOf(repeat?.body, 'questions[p1][cv]')).toBeInstanceOf(File);
  expect(second?.key).not.toBe(first?.key);
  expect(fieldOf(second?.body, 'responseId')).toBe('r1');
  expect(draft()).toMatchObject({ attempt: null, superseded: [], responseId: 'r1' });
});

test('a last page that was completed before it was changed gives its report, whichever submit completed it', async () => {
  const { submit, lose, sent, draft } = start({ responseId: 'r1', page: 1, done: 1 }, complete, complete, report);
  await lose(1, { note: 'a' });
  await lose(1, { note: 'b' });
  expect(draft().superseded).toHaveLength(1);
  expect(await submit(1, { note: 'c' })).toMatchObject({ kind: 'accepted', report: '<h1>', isEarlier: true });
  const keys = sent.map(({ key }) => key);
  expect([keys[3], keys[4]]).toEqual([keys[1], keys[0]]);
  expect(draft()).toMatchObject({ attempt: null, superseded: [] });
});

test('a last page that never arrived is sent as it was changed', async () => {
  const { submit, lose, sent } = start({ responseId: 'r1', page: 1, done: 1 }, report);
  await lose(1, { note: 'a' });
  const outcome = await submit(1, { note: 'b' });
  expect(outcome).toMatchObject({ kind: 'accepted', report: '<h1>' });
  expect(outcome).not.toHaveProperty('isEarlier');
  expect(sent.at(-1)?.body).toMatchObject({ version: 2, questions: { p2: { note: 'b' } } });
});

test('a scan that was completed elsewhere is told', async () => {
  const { submit } = start({ responseId: 'r1', page: 1, done: 1 }, complete);
  expect(await submit(1, { note: 'a' })).toEqual({ kind: 'completed' });
});
