import { describe, expect, test } from 'vitest';
import { paths, type RouteMeta } from '#web/paths.ts';
import type { GuardSession } from '#web/session/guard.ts';
import { type NavItem, navigationFor, sectionOf } from './navigation.ts';

function route(pattern: string, meta: Partial<RouteMeta>) {
  return { pattern, meta: { guest: false, nav: true, sort: 500, half: 'staff', ...meta } satisfies RouteMeta };
}
const below = { parent: 'settings' } as const;

/** The specification's own table of routes: what is in the navigation, the flags, groups and sort values. */
const routes = {
  home: route('/', { nav: false }),
  login: route('/login', { guest: true, nav: false }),
  logout: route('/logout', { guest: true, icon: 'leave', sort: 4000 }),
  settings: route('/settings', { flag: 'packageManagement.show', sort: 1000 }),
  packages: route('/settings/apisetting', { ...below, flag: 'packageManagement.show' }),
  package: route('/settings/apisetting/:package', { ...below, nav: false, flag: 'packageManagement.show' }),
  profile: route('/settings/profile', {
    ...below,
    nav: false,
    group: 'application',
    flag: 'userManagement.profile',
    sort: 100,
  }),
  tenants: route('/settings/tenants', {
    ...below,
    nav: false,
    group: 'system',
    flag: 'tenantManagement.globalAdmin',
    sort: 910,
  }),
  users: route('/settings/users', { ...below, group: 'system', flag: 'userManagement.show', sort: 900 }),
  messages: route('/settings/messages', {
    ...below,
    nav: false,
    group: 'messages',
    flag: 'messageManagement.show',
    sort: 920,
  }),
  logs: route('/settings/logs', { ...below, group: 'messages', flag: 'logManagement.show', sort: 900 }),
  queue: route('/settings/queue', { ...below, group: 'queue', flag: 'queueManagement.show', sort: 800 }),
  info: route('/settings/info', { ...below, group: 'application', sort: 1002 }),
  responses: route('/responses', { flag: 'surveyManagement.show' }),
  startScan: route('/corporate/survey', { flag: 'surveyManagement.show', roles: ['user', 'agent'] }),
};

function session(profileFlags: Record<string, boolean>, roles = ['administrator']): GuardSession {
  const config = { enforceTwoFactor: false, base: { homeRoute: '/' }, profileFlags };
  return { hasTwoFactor: false, payload: { roles, config } };
}
const everything = session({ '*': true });
const names = (items: readonly NavItem[]) => items.map(({ name }) => name);
const tree = (items: readonly NavItem[]) =>
  items.flatMap(({ name, groups }) => [
    name,
    ...groups.map(({ group, items: own }) => `${group ?? '-'}: ${names(own).join(', ')}`),
  ]);

describe('the navigation', () => {
  test('§2 nav: only routes that are flagged for it, grouped under parent and group, by sort, logout last', () => {
    expect(tree(navigationFor(everything, routes))).toEqual([
      'responses',
      'settings',
      '-: packages',
      'queue: queue',
      'system: users',
      'messages: logs',
      'application: info',
      'logout',
    ]);
  });

  test('§2 nav: only routes that are permitted for the user', () => {
    const agent = session({ 'surveyManagement.show': true }, ['agent']);
    expect(names(navigationFor(agent, routes))).toEqual(['responses', 'startScan', 'info', 'logout']);
    expect(names(navigationFor(session({}, []), routes))).toEqual(['info', 'logout']);
    const denied = session({ '*': true, 'userManagement.show': false });
    expect(tree(navigationFor(denied, routes))).not.toContain('system: users');
  });

  test('§2 nav: a parent with a sub-group shows only if it has at least one permitted child', () => {
    const { settings, users, logout } = routes;
    const parent = session({ 'packageManagement.show': true });
    expect(names(navigationFor(parent, { settings, users, logout }))).toEqual(['logout']);
    const both = session({ 'packageManagement.show': true, 'userManagement.show': true });
    expect(tree(navigationFor(both, { settings, users, logout }))).toEqual(['settings', 'system: users', 'logout']);
  });

  test('§2 nav: a child whose parent is not permitted stands at the top', () => {
    const { settings, users, logout } = routes;
    const child = session({ 'userManagement.show': true });
    expect(tree(navigationFor(child, { settings, users, logout }))).toEqual(['users', 'logout']);
  });

  test('§9 nav: the default sort is 500, and equals keep their order', () => {
    expect(paths.responses.meta.sort).toBe(500);
    const order = { last: route('/c', { sort: 501 }), b: route('/b', {}), a: route('/a', {}) };
    expect(names(navigationFor(everything, { ...order, first: route('/d', { sort: 499 }) }))).toEqual([
      'first',
      'b',
      'a',
      'last',
    ]);
  });

  test('§2 nav: logout has an icon and sort 4000, settings sort 1000', () => {
    expect(paths.logout.meta).toMatchObject({ nav: true, icon: 'leave', sort: 4000 });
    expect(paths.settings.meta).toMatchObject({ nav: true, sort: 1000, flag: 'packageManagement.show' });
  });

  test("the app's own routes: what is in a navigation has no parameters, and every parent exists", () => {
    for (const { pattern, meta } of Object.values<{ pattern: string; meta: RouteMeta }>(paths)) {
      if (meta.nav) expect(pattern).not.toMatch(/[:*]/);
      if (meta.parent) expect(Object.keys(paths)).toContain(meta.parent);
    }
    expect(tree(navigationFor(everything, paths))).toEqual([
      'dashboard',
      'responses',
      'settings',
      'application: profile, packages, info',
      'queue: queue, recurring',
      'system: users, roles, groups, tenants',
      'messages: logs, auditLog, messages',
      'logout',
    ]);
  });
});

test('a section lists all that may be opened in it, also what is not in the navigation', () => {
  expect(sectionOf(everything, 'settings', routes).flatMap(({ items }) => names(items))).toContain('tenants');
  const few = session({ 'userManagement.profile': true });
  expect(sectionOf(few, 'settings', routes).flatMap(({ items }) => names(items))).toEqual(['profile', 'info']);
});
