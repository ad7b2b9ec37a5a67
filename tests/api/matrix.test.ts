import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { allOperations } from '#contract/index.ts';
import type { Operation } from '#contract/operation.ts';
import { adminEmail, adminPassword, type CallOptions, call, signIn, testApp } from '#tests/support/app.ts';
import { dumpTables } from '#tests/support/dump.ts';
import { operationRequests } from '#tests/support/operation-requests.ts';
import { makePerson, makeTenant, type PersonOptions, password } from '#tests/support/people.ts';
import type { ExampleRequest, Records, RequestInput, Target } from '#tests/support/requests/example-request.ts';
import { publishSmallScan, workAnswers, youAnswers } from '#tests/support/small-scan.ts';
import { absentRecords, makeStaffRecords } from '#tests/support/staff-records.ts';

/** A caller, and what that one may do in plain words: this table, not the code under test, says what is right. */
interface Caller {
  readonly name: string;
  readonly email: string;
  readonly home: 'a' | 'b';
  readonly holds: (flag: string) => boolean;
  readonly everyTenant?: boolean;
  readonly onlyAgent?: boolean;
}

const some =
  (...flags: string[]) =>
  (flag: string) =>
    flags.includes(flag);
const except =
  (...areas: string[]) =>
  (flag: string) =>
    !areas.some((area) => flag.startsWith(area));
const surveyors = some('surveyManagement.show', 'userManagement.profile');
const managers = except('surveyManagement.export', 'tenantManagement');

const callers: readonly Caller[] = [
  { name: 'administrator', email: adminEmail, home: 'a', holds: () => true, everyTenant: true },
  { name: 'reseller', email: 'reseller@a.example', home: 'a', holds: surveyors },
  { name: 'user', email: 'user@a.example', home: 'a', holds: surveyors },
  { name: 'agent who started them', email: 'agent@a.example', home: 'a', holds: surveyors, onlyAgent: true },
  { name: 'another agent', email: 'agent2@a.example', home: 'a', holds: surveyors, onlyAgent: true },
  { name: 'manager', email: 'manager@a.example', home: 'a', holds: managers },
  { name: 'manager elsewhere', email: 'manager@b.example', home: 'b', holds: managers },
  { name: 'reseller elsewhere', email: 'reseller@b.example', home: 'b', holds: surveyors },
  {
    name: 'global administrator',
    email: 'global@b.example',
    home: 'b',
    holds: some('tenantManagement.globalAdmin', 'userManagement.show', 'surveyManagement.show'),
    everyTenant: true,
  },
  {
    name: 'all but',
    email: 'allbut@a.example',
    home: 'a',
    holds: except('surveyManagement.show', 'userManagement', 'tenantManagement'),
  },
  { name: 'nobody in particular', email: 'bare@a.example', home: 'a', holds: () => false },
];

const app = testApp();
const tenants = { a: 1, b: 0 };
const people = new Map<string, number>();
let records: { a: Records; b: Records; absent: Records };
const guarded = allOperations.filter(({ access }) => access !== 'public' && access !== 'guest');

beforeAll(async () => {
  const survey = await publishSmallScan(app);
  tenants.b = await makeTenant(app, 'Elsewhere');
  const own = { '*': true, 'surveyManagement.export': false, 'tenantManagement.*': false };
  const allBut = { '*': true, 'surveyManagement.show': false, 'userManagement.*': false, 'tenantManagement.*': false };
  const global = {
    'tenantManagement.globalAdmin': true,
    'userManagement.show': true,
    'surveyManagement.show': true,
  };
  const made: Omit<PersonOptions, 'tenantId'>[] = [
    { email: 'reseller@a.example', role: 'reseller' },
    { email: 'user@a.example', role: 'user' },
    { email: 'agent@a.example', role: 'agent' },
    { email: 'agent2@a.example', role: 'agent' },
    { email: 'manager@a.example', flags: own },
    { email: 'manager@b.example', flags: own },
    { email: 'reseller@b.example', role: 'reseller' },
    { email: 'global@b.example', flags: global },
    { email: 'allbut@a.example', flags: allBut },
    { email: 'bare@a.example', flags: { surveyManagement: true, 'surveyManagement.shown': true, 'user.*': true } },
    { email: 'target@a.example', flags: {} },
    { email: 'target@b.example', flags: {} },
  ];
  for (const person of made) {
    const tenantId = tenants[person.email.includes('@b.') ? 'b' : 'a'];
    people.set(person.email, (await makePerson(app, { ...person, tenantId })).id);
  }
  people.set(adminEmail, 1);
  records = {
    a: await makeRecords(survey, 'a', 'agent@a.example'),
    b: await makeRecords(survey, 'b', 'reseller@b.example'),
    absent: absentRecords,
  };
});

/** A finished response with a file, started by a person of the tenant. */
async function makeRecords(survey: number, home: 'a' | 'b', email: string): Promise<Records> {
  const token = await tokenOf(email);
  const page = new FormData();
  for (const [name, value] of Object.entries({ survey, pageNumber: 1, terms: 1 })) page.set(name, String(value));
  for (const [name, value] of Object.entries(youAnswers)) page.set(`questions[you][${name}]`, value);
  page.set('questions[you][cv]', new File(['%PDF-1.7 cv'], 'cv.pdf'));
  type Verdict = { _data: { responseId: string; files: { cv: { id: string } } } };
  const { body } = await call<Verdict>(app, 'POST', 'survey/responses', { multipart: page, token });
  const { responseId, files } = body._data;
  const last = { survey, pageNumber: 2, responseId, questions: { work: workAnswers } };
  await call(app, 'POST', 'survey/responses', { json: last, token });
  const userId = people.get(`target@${home}.example`) ?? 0;
  return {
    tenantId: tenants[home],
    userId,
    response: responseId,
    file: files.cv.id,
    ...(await makeStaffRecords(app, { tenantId: tenants[home], userId })),
  };
}

/** A new user in each tenant, with what staff keep of one: the next caller finds what this one deletes. */
async function renewRecords(): Promise<void> {
  for (const home of ['a', 'b'] as const) {
    const tenantId = tenants[home];
    const { id: userId } = await makePerson(app, { email: `${randomUUID()}@${home}.example`, tenantId, flags: {} });
    records[home] = { ...records[home], userId, ...(await makeStaffRecords(app, { tenantId, userId })) };
  }
}

async function tokenOf(email: string): Promise<string> {
  return (await signIn(app, email, email === adminEmail ? adminPassword : password)).token;
}

function sessionOf(token: string): string {
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
  return sid;
}

type Verdict = 401 | 403 | 404 | 'allowed';

/** What the answer has to be, from the operation's declared access and the table of callers above. */
function expected(
  { access }: Operation,
  { scope, agentsOwn, othersNeed }: ExampleRequest,
  caller: Caller,
  target: Target,
): Verdict {
  if (typeof access === 'object' && (!caller.holds(access.flag) || (access.everyTenant && !caller.everyTenant)))
    return 403;
  if (scope === 'none' || scope === 'list') return 'allowed';
  if (target === 'absent') return 404;
  if (scope === 'self') return target === 'own' ? 'allowed' : 404;
  if (othersNeed && !caller.holds(othersNeed)) return 404;
  if (caller.everyTenant) return 'allowed';
  if (target === 'foreign') return 404;
  const isAnothers = agentsOwn && caller.onlyAgent && caller.email !== 'agent@a.example';
  return isAnothers ? 404 : 'allowed';
}

const targetsOf = ({ scope }: ExampleRequest): Target[] =>
  scope === 'none' || scope === 'list' ? ['own'] : ['own', 'foreign', 'absent'];

function inputFor(caller: Caller, own: string, others: string): RequestInput {
  const id = people.get(caller.email) ?? 0;
  return {
    sessions: { own, foreign: others, absent: '019a7f3a-0000-7000-8000-000000000000' },
    users: { own: id, foreign: records.a.userId, absent: 999_999 },
    records:
      caller.home === 'a'
        ? { own: records.a, foreign: records.b, absent: records.absent }
        : { own: records.b, foreign: records.a, absent: records.absent },
    password: caller.email === adminEmail ? adminPassword : password,
  };
}

interface Sent {
  readonly label: string;
  readonly wanted: Verdict;
  readonly status: number;
  /** The body without the address that was asked for. */
  readonly body: string;
  readonly rows: Record<string, unknown>[];
}

async function send(operation: Operation, example: ExampleRequest, caller: Caller, target: Target, token: string) {
  const others = sessionOf(await tokenOf('target@a.example'));
  const { path, options } = example.request(inputFor(caller, sessionOf(token), others), target);
  const answer = await call<{ _data?: unknown }>(app, operation.method, path, { ...options, token } as CallOptions);
  const { instance: _, ...body } = (answer.body ?? {}) as Record<string, unknown>;
  return {
    label: `${caller.name}, ${target}`,
    wanted: expected(operation, example, caller, target),
    status: answer.status,
    body: JSON.stringify(body),
    rows: Array.isArray(answer.body?._data) ? answer.body._data : [],
  } satisfies Sent;
}

const isDenial = (status: number) => status === 401 || status === 403 || status === 404;
const deviation = ({ label, wanted, status }: Sent) =>
  (wanted === 'allowed' ? isDenial(status) || status >= 500 : status !== wanted)
    ? [`${label}: ${status}, not ${wanted}`]
    : [];

describe('§6 every operation, by role and tenant', () => {
  it('has an example of every operation that is not open to everybody, and of no other', () => {
    expect(Object.keys(operationRequests).sort()).toEqual(guarded.map(({ id }) => id).sort());
  });

  it.each(guarded)('$id: who may not gets 401, 403 or 404, and nothing is changed', async (operation) => {
    const example = exampleOf(operation);
    const tokens = new Map<Caller, string>();
    for (const caller of callers) tokens.set(caller, await tokenOf(caller.email));
    await tokenOf('target@a.example');
    const before = await unchanging();
    const sent: Sent[] = [];
    for (const [caller, token] of tokens) {
      for (const target of targetsOf(example)) {
        if (expected(operation, example, caller, target) === 'allowed') continue;
        sent.push(await send(operation, example, caller, target, token));
      }
    }
    const [[anyone, token] = []] = tokens;
    if (!anyone || !token) throw new Error('There are no callers');
    const anonymous = inputFor(anyone, sessionOf(token), '');
    for (const target of targetsOf(example)) {
      const { path, options } = example.request(anonymous, target);
      expect((await call(app, operation.method, path, options as CallOptions)).status, `nobody, ${target}`).toBe(401);
    }
    expect(sent.flatMap(deviation)).toEqual([]);
    expect(await unchanging()).toEqual(before);
    const absences = new Set(sent.filter(({ wanted }) => wanted === 404).map(({ body }) => body));
    expect(absences.size, 'what is not theirs answers as what is not there').toBeLessThanOrEqual(1);
  });

  it.each(guarded)('$id: who may is let through, to the own rows alone', async (operation) => {
    const example = exampleOf(operation);
    const sent: Sent[] = [];
    for (const caller of callers) {
      for (const target of targetsOf(example)) {
        if (expected(operation, example, caller, target) !== 'allowed') continue;
        if (example.spends) await renewRecords();
        sent.push(await send(operation, example, caller, target, await tokenOf(caller.email)));
        if (example.scope === 'list') expect(foreignRows(example, caller, sent.at(-1)?.rows ?? [])).toEqual([]);
      }
    }
    if (example.spends) await renewRecords();
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.flatMap(deviation)).toEqual([]);
  });
});

function exampleOf({ id }: Operation): ExampleRequest {
  const example = operationRequests[id];
  if (!example) throw new Error(`${id} has no example request`);
  return example;
}

/** Everything stored but who is signed in, what was tried, and what is logged. */
function unchanging() {
  return dumpTables(app.database, ['audit_log', 'audit_chain', 'log_entry', 'attempt', 'session', 'refresh_token']);
}

function foreignRows(example: ExampleRequest, caller: Caller, rows: Record<string, unknown>[]): unknown[] {
  if (caller.everyTenant) return [];
  const tenantOf = example.tenantOf ?? (({ id }) => (id === records.a.response ? tenants.a : tenants.b));
  const isAnothers = ({ id }: Record<string, unknown>) =>
    example.agentsOwn && caller.onlyAgent && !(caller.email === 'agent@a.example' && id === records.a.response);
  return rows.filter((row) => tenantOf(row) !== tenants[caller.home] || isAnothers(row));
}
