import { describe, expect, it } from 'vitest';
import { covers, type FlagMap, hasFlag } from '#contract/flags.ts';
import { mayImpersonate } from './policy.ts';

const keys = ['*', 'a.*', 'a.b', 'a.b.*', 'a.b.c', 'd', 'd.*', 'd.e'];
/** Flags that somebody may ask for, known to a map or not. */
const asked = ['a', 'a.b', 'a.b.c', 'a.b.x', 'a.x', 'd', 'd.e', 'd.x', 'x', 'x.y'];

describe('row 15: no gain of rights', () => {
  it('one map of flags covers another exactly where it grants whatever the other does', () => {
    for (let round = 0; round < 20_000; round++) {
      const [own, theirs] = [randomFlags(round), randomFlags(round * 7 + 3)];
      const isCovered = asked.every((flag) => !hasFlag(theirs, flag) || hasFlag(own, flag));
      if (covers(own, theirs)) expect(isCovered, JSON.stringify({ own, theirs })).toBe(true);
    }
  });

  it.each<[FlagMap, FlagMap, boolean]>([
    [{ '*': true }, { 'a.*': true, 'b.c': true }, true],
    [{ 'a.*': true }, { '*': true }, false],
    [{ 'a.*': true }, { 'a.b': true }, true],
    [{ 'a.*': true }, { 'ab.c': true }, false],
    [{ '*': true, 'a.b': false }, { '*': true }, false],
    [{ '*': true, 'a.b': false }, { '*': true, 'a.b': false }, true],
    [{ '*': true, 'a.*': false }, { 'a.b': true }, false],
    [{ '*': true, 'a.*': false }, { '*': true, 'a.*': false, 'c.d': false }, true],
    [{}, {}, true],
    [{}, { 'a.b': false }, true],
  ])('%o covers %o: %s', (own, theirs, expected) => {
    expect(covers(own, theirs)).toBe(expected);
  });

  it('is judged on top of tenant, activity, and who asks', () => {
    const flags = { 'userManagement.*': true };
    const actor = { userId: 1, tenantId: 1, isSystem: false, roles: ['user'], flags, impersonator: null };
    const target = { id: 2, tenantId: 1, active: true, isSystem: false, roles: ['user'], flags: {} };
    expect(mayImpersonate(actor, target)).toBe(true);
    for (const other of [{ id: 1 }, { tenantId: 2 }, { active: false }, { isSystem: true }]) {
      expect(mayImpersonate(actor, { ...target, ...other }), JSON.stringify(other)).toBe(false);
    }
    expect(mayImpersonate({ ...actor, roles: ['agent'] }, target), 'an agent sees less').toBe(false);
    expect(mayImpersonate({ ...actor, roles: ['agent'] }, { ...target, roles: ['agent'] })).toBe(true);
    expect(mayImpersonate({ ...actor, flags: {} }, target)).toBe(false);
    expect(mayImpersonate({ ...actor, impersonator: { id: 3, name: 'C' } }, target)).toBe(false);
    expect(mayImpersonate({ ...actor, isSystem: true }, { ...target, tenantId: 2, isSystem: true })).toBe(true);
  });
});

/** Some of the keys, granted or denied; the same for the same seed. */
function randomFlags(seed: number): FlagMap {
  let state = seed * 2_654_435_761 + 1;
  const draw = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * 3);
  };
  const drawn = keys.map((key) => [key, draw()] as const).filter(([, kind]) => kind > 0);
  return Object.fromEntries(drawn.map(([key, kind]) => [key, kind === 1]));
}
