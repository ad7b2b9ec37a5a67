import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { session } from '#server/db/schema.ts';
import { apiToken, groupMember, userGroup } from '#server/db/schema-back-office.ts';
import { call, signIn, testApp } from '#tests/support/app.ts';
import { makePerson, makeTenant, type Person, password } from '#tests/support/people.ts';
import { askResetToken, setPassword } from '#tests/support/reset-link.ts';
import { publishSmallScan, storedResponse, takeScan, workAnswers, youAnswers } from '#tests/support/small-scan.ts';
import { bodyOf, managerFlags, userCalls } from '#tests/support/user-calls.ts';

const app = testApp();
const { get, post, remove, change, tokenOf, asAdmin, someone, auditOf, mailsTo } = userCalls(app);
const asManager = () => tokenOf(manager);
let partner = 0;
let manager: Person;

beforeAll(async () => {
  partner = await makeTenant(app, 'Werk & Route');
  manager = await makePerson(app, { email: 'manager@example.com', flags: managerFlags });
});

describe('what a change brings about', () => {
  it('row 7: who is disabled is out at once, by session and by API token, and for good', async () => {
    const person = await someone({ flags: { 'userManagement.show': true } });
    const theirs = await tokenOf(person);
    const token = await asManager();
    const made = await call<{ _data: { token: string } }>(app, 'POST', 'generate-edi-token', {
      token,
      json: { user: person.id, name: 'Sync', days: 30 },
    });
    const bearer = made.body._data.token;
    expect((await get(bearer, person.id)).status).toBe(200);
    expect((await change(token, person.id, { active: false })).status).toBe(200);
    expect([(await get(theirs, person.id)).status, (await get(bearer, person.id)).status]).toEqual([401, 401]);
    await change(token, person.id, { active: true });
    expect([(await get(theirs, person.id)).status, (await get(bearer, person.id)).status]).toEqual([401, 401]);
  });

  it('row 7: a role that is lost is lost with the next request', async () => {
    const person = await someone({ flags: { 'userManagement.show': true } });
    const theirs = await tokenOf(person);
    expect((await get(theirs, person.id)).status).toBe(200);
    await change(await asManager(), person.id, { roleIds: [] });
    expect((await get(theirs, person.id)).status).toBe(403);
  });

  it('who is moved to another tenant is signed out, and leaves the groups of the old one', async () => {
    const person = await someone();
    const [group] = await app.database.db
      .insert(userGroup)
      .values({ tenantId: 1, name: 'Oud team', createdAt: app.clock.now() })
      .returning({ id: userGroup.id });
    await app.database.db.insert(groupMember).values({ groupId: group?.id ?? 0, userId: person.id });
    const theirs = await tokenOf(person);
    const { groupIds: _, ...body } = bodyOf((await get(await asAdmin(), person.id)).body._data);
    const moved = await post(await asAdmin(), person.id, { ...body, tenant: partner });
    expect(moved.body._data).toMatchObject({ tenant: { id: partner }, groups: [] });
    expect((await call(app, 'GET', 'profile', { token: theirs })).status).toBe(401);
  });

  it('a new address voids links to the old one, which is told', async () => {
    const person = await someone();
    const link = await askResetToken(app, person.email);
    const email = `new${person.email}`;
    expect((await change(await asManager(), person.id, { email })).status).toBe(200);
    expect((await setPassword(app, link, password)).status).toBe(422);
    expect((await mailsTo(person.email)).map(({ template }) => template)).toContain('emailChanged');
    expect((await signIn(app, email, password)).token).toBeTruthy();
  });
});

describe('a deletion', () => {
  it('§7 takes sessions, tokens and memberships along; responses stay with the tenant, and so does the audit log', async () => {
    const survey = await publishSmallScan(app);
    const person = await someone({ role: 'user' });
    const options = { token: await tokenOf(person) };
    const { responseId } = await takeScan(app, survey, youAnswers, workAnswers, options);
    expect((await storedResponse(app, responseId))?.userId).toBe(person.id);
    const token = await asManager();
    expect((await remove(token, person.id)).status).toBe(200);
    expect((await get(token, person.id)).status).toBe(404);
    expect(await storedResponse(app, responseId)).toMatchObject({ tenantId: 1, userId: null });
    expect(await app.database.db.select().from(session).where(eq(session.userId, person.id))).toEqual([]);
    expect(await app.database.db.select().from(apiToken).where(eq(apiToken.userId, person.id))).toEqual([]);
    const [deleted] = await auditOf(person.id, 'delete');
    expect(deleted).toMatchObject({ actorId: manager.id, before: { email: person.email } });
  });

  it('asks for userManagement.delete', async () => {
    const editor = await someone({ flags: { 'userManagement.show': true, 'userManagement.edit': true } });
    const { id } = await someone();
    const token = await tokenOf(editor);
    expect((await get(token, id)).body._data.allowed).toMatchObject({ edit: true, delete: false });
    expect((await remove(token, id)).status).toBe(403);
  });
});
