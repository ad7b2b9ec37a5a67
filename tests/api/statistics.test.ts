import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ResponseStatus } from '#contract/responses.ts';
import type { Statistics } from '#contract/statistics.ts';
import { response } from '#server/db/schema.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { makePerson, makeTenant, password } from '#tests/support/people.ts';
import { publishSmallScan, storedResponse, submit, takeScan, youAnswers } from '#tests/support/small-scan.ts';

const app = testApp();
let admin = '';
let survey = 0;

/** Stores a response that was begun at a moment, as if by a visitor. */
async function begin(at: string, changes: Partial<typeof response.$inferInsert> = {}): Promise<void> {
  const { body } = await submit(app, { survey, pageNumber: 1, terms: 1, questions: { you: youAnswers } });
  const id = body._data.responseId ?? '';
  await app.database.db
    .update(response)
    .set({ createdAt: new Date(at), ...changes })
    .where(eq(response.id, id));
}

const read = async (query: Record<string, string> = {}, token = admin, language = 'en') => {
  const path = `survey/statistics?${new URLSearchParams(query)}`;
  return call<{ _data: Statistics; errors: Record<string, string[]> }>(app, 'GET', path, {
    token,
    headers: { 'accept-language': language },
  });
};
const countsOn = ({ days }: Statistics, wanted: string) =>
  Object.fromEntries(Object.entries(days.find(({ day }) => day === wanted)?.counts ?? {}).filter(([, n]) => n > 0));

beforeAll(async () => {
  survey = await publishSmallScan(app);
  admin = (await signIn(app)).token;
});

describe('the statistics', () => {
  it('are of the last 28 days where no period is asked for, every day of them', async () => {
    const { body } = await read();
    expect(body._data).toMatchObject({
      period: { from: '2026-10-16', to: '2026-11-12' },
      previousPeriod: { from: '2026-09-18', to: '2026-10-15' },
      totals: { responses: 0, paid: 0, completed: 0, medianSeconds: null },
      scans: [],
      unpaid: { count: 0, oldest: null },
    });
    expect(body._data.days).toHaveLength(28);
  });

  it('count by the day in the Netherlands and by status, over a change of the clock', async () => {
    const status = (name: ResponseStatus) => ({ status: name });
    // Winter time begins on 25 October 2026: that day lasts from 22:00 to 23:00 UTC.
    await begin('2026-10-24T21:59:59Z', status('PAID'));
    await begin('2026-10-24T22:00:00Z', status('PAID'));
    await begin('2026-10-25T22:59:59Z', status('UNPAID'));
    await begin('2026-10-25T23:00:00Z', status('NEW'));
    const { body } = await read({ from: '2026-10-25', to: '2026-10-25' });
    expect(body._data.days).toHaveLength(1);
    expect(countsOn(body._data, '2026-10-25')).toEqual({ PAID: 1, UNPAID: 1 });
    expect(body._data.totals).toMatchObject({ responses: 2, paid: 1 });
    expect(body._data.previous).toMatchObject({ responses: 1, paid: 1 });
    expect(body._data.unpaid).toEqual({ count: 1, oldest: '2026-10-25T22:59:59.000Z' });
  });

  it('say how far each scan was filled in, by page in the reader’s language, and how long it took', async () => {
    const { responseId } = await takeScan(app, survey);
    const begun = (await storedResponse(app, responseId))?.createdAt.getTime() ?? 0;
    await app.database.db
      .update(response)
      .set({ completedAt: new Date(begun + 702_000) })
      .where(eq(response.id, responseId));
    await submit(app, { survey, pageNumber: 1, terms: 1, questions: { you: youAnswers } });
    const { body } = await read({ from: '2026-11-12' }, admin, 'nl');
    expect(body._data.totals).toEqual({ responses: 2, paid: 0, completed: 1, medianSeconds: 702 });
    expect(body._data.scans).toEqual([
      {
        id: survey,
        name: 'Proefscan',
        begun: 2,
        completed: 1,
        pages: [
          { pageNumber: 1, name: 'Jij', passed: 2, left: 0 },
          { pageNumber: 2, name: 'Werk', passed: 1, left: 1 },
        ],
      },
    ]);
  });

  it('are of one scan where it is asked for', async () => {
    expect((await read({ from: '2026-11-12', survey: String(survey) })).body._data.totals.responses).toBe(2);
    expect((await read({ from: '2026-11-12', survey: String(survey + 1) })).body._data.totals.responses).toBe(0);
  });

  it('refuse a period that ends before it begins, or is too long, or is none', async () => {
    const backwards = await read({ from: '2026-11-02', to: '2026-11-01' }, admin, 'nl');
    expect(backwards.status).toBe(422);
    expect(backwards.body.errors).toEqual({ from: ['De periode eindigt voordat ze begint.'] });
    expect((await read({ from: '2020-01-01' })).body.errors).toEqual({ from: ['Choose at most 366 days.'] });
    for (const from of ['yesterday', '2026-02-30', '0001-01-01']) expect((await read({ from })).status).toBe(400);
  });
});

describe('who sees what in the statistics', () => {
  it('is the list of responses: the own tenant’s, and an agent’s own', async () => {
    const tenantId = await makeTenant(app, 'Other');
    await makePerson(app, { email: 'other@example.nl', role: 'reseller', tenantId });
    await makePerson(app, { email: 'own@example.nl', role: 'reseller' });
    const agent = await makePerson(app, { email: 'agent@example.nl', role: 'agent' });
    await begin('2026-11-12T09:00:00Z', { userId: agent.id, status: 'UNPAID' });
    const seen = async (email: string) =>
      (await read({ from: '2026-11-12' }, (await signIn(app, email, password)).token)).body._data;
    expect((await seen('other@example.nl')).totals.responses).toBe(0);
    expect((await seen('other@example.nl')).unpaid.count).toBe(0);
    expect((await seen('own@example.nl')).totals.responses).toBe(3);
    expect((await seen('own@example.nl')).unpaid.count).toBe(2);
    expect((await seen('agent@example.nl')).totals.responses).toBe(1);
    expect((await seen('agent@example.nl')).unpaid.count).toBe(1);
  });

  it('is nobody’s without surveyManagement.show', async () => {
    await makePerson(app, { email: 'plain@example.nl', flags: { 'userManagement.profile': true } });
    expect((await read({}, (await signIn(app, 'plain@example.nl', password)).token)).status).toBe(403);
  });
});
