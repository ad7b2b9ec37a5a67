import { describe, expect, test } from 'vitest';
import { knownFlags } from '#contract/known-flags.ts';
import { rolesEn } from '#web/i18n/admin/roles-en.ts';
import {
  type FlagNode,
  flagsBelow,
  flagTree,
  givesMuch,
  isTouched,
  resultOf,
  settingOf,
  withSetting,
} from './flag-tree.ts';

const known = ['userManagement.show', 'userManagement.edit', 'logManagement.show'];
const outline = ({ key, children }: FlagNode): unknown => (children.length ? { [key]: children.map(outline) } : key);

describe('the tree of flags', () => {
  test('has a wildcard for each area, and the flags below it', () => {
    expect(outline(flagTree(known, {}))).toEqual({
      '*': [
        { 'logManagement.*': ['logManagement.show'] },
        { 'userManagement.*': ['userManagement.edit', 'userManagement.show'] },
      ],
    });
  });

  test('has what only the role names too, at its place', () => {
    const map = { '*': true, beta: true, 'a.b.*': false, 'a.b.c': true, 'a.b': true, 'other.*': true };
    expect(outline(flagTree([], map))).toEqual({
      '*': ['beta', { 'a.*': ['a.b', { 'a.b.*': ['a.b.c'] }] }, 'other.*'],
    });
  });

  test('names the flags below a node, and whether a map says anything of them', () => {
    const root = flagTree(known, { 'other.*': true });
    expect(flagsBelow(root)).toEqual(['logManagement.show', 'userManagement.edit', 'userManagement.show']);
    const [logs, , users] = root.children;
    if (!logs || !users) throw new Error('The tree has lost its areas');
    const map = { 'userManagement.edit': false };
    expect([logs, users, root].map((node) => isTouched(node, map))).toEqual([false, true, true]);
  });
});

describe('a key', () => {
  test('inherits, allows or denies, and each leads to the other', () => {
    const allowed = withSetting({ z: true }, 'a.b', 'allow');
    expect([allowed, settingOf(allowed, 'a.b')]).toEqual([{ 'a.b': true, z: true }, 'allow']);
    const denied = withSetting(allowed, 'a.b', 'deny');
    expect([denied, settingOf(denied, 'a.b')]).toEqual([{ 'a.b': false, z: true }, 'deny']);
    const inherited = withSetting(denied, 'a.b', 'inherit');
    expect([inherited, settingOf(inherited, 'a.b')]).toEqual([{ z: true }, 'inherit']);
    expect(settingOf({}, 'constructor')).toBe('inherit');
  });

  test('is decided by itself first, then by the nearest wildcard, then by nothing', () => {
    const map = { '*': true, 'a.*': false, 'a.b': true };
    expect(resultOf(map, 'a.b')).toEqual({ isAllowed: true, decidedBy: 'a.b' });
    expect(resultOf(map, 'a.c')).toEqual({ isAllowed: false, decidedBy: 'a.*' });
    expect(resultOf(map, 'a.*')).toEqual({ isAllowed: false, decidedBy: 'a.*' });
    expect(resultOf(map, 'b.*')).toEqual({ isAllowed: true, decidedBy: '*' });
    expect(resultOf({}, 'b.c')).toEqual({ isAllowed: false, decidedBy: undefined });
  });
});

test('a change that gives everything, or the sight of every tenant, is told from the rest', () => {
  const everyTenant = 'tenantManagement.globalAdmin';
  expect(givesMuch({}, { '*': true })).toBe('*');
  expect(givesMuch({}, { [everyTenant]: true })).toBe(everyTenant);
  expect(givesMuch({}, { 'tenantManagement.*': true })).toBe(everyTenant);
  expect(givesMuch({ '*': true, [everyTenant]: false }, { '*': true })).toBe(everyTenant);
  expect(givesMuch({ '*': true }, { '*': true, 'a.b': true })).toBeUndefined();
  expect(givesMuch({}, { 'userManagement.*': true })).toBeUndefined();
});

test('every flag that the product knows is in words, and so is its area', () => {
  const texts = rolesEn as { area: Record<string, string>; flag: Record<string, Record<string, string>> };
  const nameless = knownFlags.filter((flag) => {
    const [area = '', name = ''] = flag.split('.');
    return !texts.area[area] || !texts.flag[area]?.[name];
  });
  expect(nameless).toEqual([]);
});
