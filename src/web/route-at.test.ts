import { expect, test } from 'vitest';
import { paths } from './paths.ts';
import { routeAt } from './route-at.ts';

test.each([
  ['/', 'home'],
  ['/over-ons', 'content'],
  ['/a/b/c', 'content'],
  ['/corporate/survey', 'corporateSurvey'],
  ['/corporate/survey/', 'corporateSurvey'],
  ['/corporate', 'content'],
  ['/login', 'login'],
  ['/login/', 'login'],
  ['/login-help', 'content'],
  ['/forgot-password', 'forgotPassword'],
  ['/forgot-password/abc', 'forgotPassword'],
  ['/no-permission', 'noPermission'],
  ['/no-permission/userManagement.show', 'noPermission'],
  ['/responses', 'responses'],
  [paths.response.getHref('019a'), 'response'],
  ['/settings/users', 'users'],
])('the route of %s is %s', (pathname, name) => {
  expect(routeAt(pathname)).toMatchObject({ name, isExact: true });
});

test.each([
  ['/settings/users/5/none', 'users'],
  ['/settings/none', 'settings'],
  ['/responses/019a', 'responses'],
])('%s is no address of its own, and guarded as %s', (pathname, name) => {
  expect(routeAt(pathname)).toMatchObject({ name, isExact: false, meta: paths[name as 'users'].meta });
});

test("staff addresses are the staff's half, everything else is the site's", () => {
  const half = (path: string) => routeAt(path).meta.half;
  for (const path of ['/login', '/login/x', '/responses', '/error', paths.response.getHref('a b')])
    expect(half(path), path).toBe('staff');
  for (const path of ['/', '/login-help', '/over-ons', '/a/login', '/corporate/survey'])
    expect(half(path), path).toBe('site');
});
