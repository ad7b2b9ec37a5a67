import { describe, expect, test } from 'vitest';
import { paths } from '#web/paths.ts';
import { routeAt } from '#web/route-at.ts';
import { type GuardSession, guard, isAdmitted } from './guard.ts';

interface Person {
  readonly flags?: Record<string, boolean>;
  readonly roles?: string[];
  readonly homeRoute?: string;
  readonly enforceTwoFactor?: boolean;
  readonly hasTwoFactor?: boolean;
  readonly impersonator?: { id: number; name: string };
}

function session({ flags = { '*': true }, roles = ['administrator'], homeRoute = '/responses', ...rest }: Person = {}) {
  const { enforceTwoFactor = false, hasTwoFactor = false, impersonator } = rest;
  const config = { enforceTwoFactor, base: { homeRoute }, profileFlags: flags };
  return { hasTwoFactor, payload: { roles, config, impersonator } } satisfies GuardSession;
}

function go(address: string, who: GuardSession | null) {
  const [pathname = '', search] = address.split('?');
  const decision = guard(routeAt(pathname), who, { pathname, search: search ? `?${search}` : '' });
  return decision === 'show' ? 'show' : decision.to;
}

const guestRoutes = ['/', '/over-ons', '/login', '/logout', '/forgot-password', '/forgot-password/abc', '/error'];
const staffRoutes = [
  '/dashboard',
  '/responses',
  '/responses/1/show',
  '/settings',
  '/settings/users',
  '/corporate/survey',
];

describe('guest routes', () => {
  test.each([...guestRoutes, '/no-permission/a.b', '/no/such/page'])('§2 guard: %s is open to everybody', (path) => {
    expect(go(path, null)).toBe('show');
  });

  test.each(['/over-ons', '/logout', '/forgot-password/abc', '/error', '/no-permission/a.b'])(
    '§2 guard: %s is open to those who are signed in, too, whatever they may do',
    (path) => {
      expect(go(path, session({ flags: {} }))).toBe('show');
    },
  );

  test('every route is tried here or guarded', () => {
    const guests = Object.values(paths).filter(({ meta }) => meta.guest);
    expect(guests.map(({ pattern }) => pattern).toSorted()).toEqual(
      [
        '/',
        '/*',
        '/login',
        '/logout',
        '/forgot-password/:token?',
        '/error',
        '/no-permission/:requiredFlag?',
      ].toSorted(),
    );
  });
});

describe('other routes', () => {
  test.each(staffRoutes)('§2 guard: %s sends a user who is not logged in to login, and back afterwards', (path) => {
    expect(go(path, null)).toBe(`/login?next=${encodeURIComponent(path)}`);
  });

  test.each(staffRoutes)('§2 guard: %s sends a user who needs two-factor but has none set up to login', (path) => {
    const missing = session({ enforceTwoFactor: true });
    expect(go(path, missing)).toBe(`/login?next=${encodeURIComponent(path)}`);
    expect(go(path, session({ enforceTwoFactor: true, hasTwoFactor: true, roles: ['agent'] }))).toBe('show');
  });

  test('§4 session: without the two-factor that is enforced nobody counts as signed in, so / and /login stay', () => {
    const missing = session({ enforceTwoFactor: true });
    expect(isAdmitted(missing)).toBe(false);
    expect(go('/', missing)).toBe('show');
    expect(go('/login', missing)).toBe('show');
  });

  test('who acts as a user that owes two-factor is signed in', () => {
    const acting = session({ enforceTwoFactor: true, impersonator: { id: 1, name: 'Admin' } });
    expect(go('/responses', acting)).toBe('show');
  });

  test('the query goes along', () => {
    expect(go('/responses?page=2', null)).toBe('/login?next=%2Fresponses%3Fpage%3D2');
  });
});

describe('the home route', () => {
  test.each(['/', '/login', '/login/'])('§2 guard: a logged-in user opening %s goes to their home route', (path) => {
    expect(go(path, session({ homeRoute: '/settings/users' }))).toBe('/settings/users');
  });

  test.each(['/login', '/login?next=/responses'])(
    '§2 guard: or to logout if that home route is the login screen (%s)',
    (homeRoute) => {
      expect(go('/', session({ homeRoute }))).toBe('/logout');
      expect(go('/login', session({ homeRoute }))).toBe('/logout');
    },
  );

  test('/ and one that is no path of this app lead to the dashboard, the home screen', () => {
    for (const homeRoute of ['/', '', 'https://evil.example', '//evil.example', '/\\evil.example'])
      expect(go('/', session({ homeRoute })), homeRoute).toBe('/dashboard');
  });

  test('a sign-in leads to the own path that was asked for, and to no other', () => {
    expect(go('/login?next=%2Fresponses%3Fpage%3D2', session({ homeRoute: '/dashboard' }))).toBe('/responses?page=2');
    for (const next of ['https://evil.example', '//evil.example', '/%09/evil.example', '/login', '/logout'])
      expect(go(`/login?next=${next}`, session({ homeRoute: '/dashboard' })), next).toBe('/dashboard');
  });
});

describe('profile flags', () => {
  test.each([
    ['/settings', 'packageManagement.show'],
    ['/settings/profile', 'userManagement.profile'],
    ['/settings/users', 'userManagement.show'],
    ['/responses', 'surveyManagement.show'],
    ['/responses/1/show', 'surveyManagement.show'],
  ])('§2 guard: %s without %s sends the user to no-permission with that flag', (path, flag) => {
    expect(go(path, session({ flags: {} }))).toBe(`/no-permission/${flag}`);
    expect(go(path, session({ flags: { [flag]: true } }))).toBe('show');
    expect(go(path, session({ flags: { '*': true, [flag]: false } }))).toBe(`/no-permission/${flag}`);
  });

  test('an address below a guarded one is guarded like it', () => {
    expect(go('/settings/users/5', session({ flags: {} }))).toBe('/no-permission/userManagement.show');
    expect(go('/settings/users/5', null)).toBe('/login?next=%2Fsettings%2Fusers%2F5');
  });

  test('§2 /corporate/survey: roles user and agent, permission surveyManagement.show', () => {
    for (const role of ['user', 'agent']) {
      expect(go('/corporate/survey', session({ roles: [role] }))).toBe('show');
      expect(go('/corporate/survey', session({ roles: [role], flags: {} }))).toBe(
        '/no-permission/surveyManagement.show',
      );
    }
    for (const roles of [['administrator'], ['reseller'], []])
      expect(go('/corporate/survey', session({ roles }))).toBe('/no-permission');
  });
});
