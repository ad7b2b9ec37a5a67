/** What the shell and the guard know of a route (specification sections 2 and 3). */
export interface RouteMeta {
  /** Open to those who are not signed in. */
  readonly guest: boolean;
  /** The profile flag that it needs. */
  readonly flag?: string;
  /** The roles of which it needs one, where it is not for everybody. */
  readonly roles?: readonly string[];
  /** Stands in the staff's navigation, where the user may open it. */
  readonly nav: boolean;
  /** The route that it stands under in the navigation. */
  readonly parent?: string;
  /** The group that it stands in under its parent. */
  readonly group?: 'application' | 'messages' | 'queue' | 'system';
  readonly icon?: 'home' | 'list' | 'start' | 'settings' | 'person' | 'people' | 'leave';
  readonly sort: number;
  /** Shows without the staff's navigation. */
  readonly hideHeader?: boolean;
  /** Has the navigation of its section beside it. */
  readonly hasDrawer?: boolean;
  /** The route that is marked as current in its stead. */
  readonly activeTab?: string;
  /** Which half of the app shows it. */
  readonly half: 'site' | 'staff';
}

/** Where a route stands in the navigation when it does not say. */
const defaultSort = 500;

const site: RouteMeta = { guest: true, nav: false, sort: defaultSort, half: 'site', hideHeader: true };
const staff: RouteMeta = { guest: false, nav: false, sort: defaultSort, half: 'staff' };
const door: RouteMeta = { ...staff, guest: true, hideHeader: true };
const settings: RouteMeta = { ...staff, nav: true, parent: 'settings', hasDrawer: true };

/** Every route of the app: its pattern, how to make its address, and what the shell knows of it. */
export const paths = {
  home: { pattern: '/', getHref: () => '/', meta: site },
  content: { pattern: '/*', getHref: (slug: string) => `/${slug.replace(/^\/+/, '')}`, meta: site },
  dashboard: {
    pattern: '/dashboard',
    getHref: () => '/dashboard',
    meta: { ...staff, nav: true, icon: 'home', sort: 100 },
  },
  login: {
    pattern: '/login',
    getHref: (next?: string) => (next ? `/login?${new URLSearchParams({ next })}` : '/login'),
    meta: door,
  },
  logout: { pattern: '/logout', getHref: () => '/logout', meta: { ...door, nav: true, icon: 'leave', sort: 4000 } },
  forgotPassword: {
    pattern: '/forgot-password/:token?',
    getHref: (token?: string) => (token ? `/forgot-password/${encodeURIComponent(token)}` : '/forgot-password'),
    meta: door,
  },
  error: { pattern: '/error', getHref: () => '/error', meta: door },
  noPermission: {
    pattern: '/no-permission/:requiredFlag?',
    getHref: (flag?: string) => (flag ? `/no-permission/${encodeURIComponent(flag)}` : '/no-permission'),
    meta: { ...staff, guest: true },
  },
  responses: {
    pattern: '/responses',
    getHref: () => '/responses',
    meta: { ...staff, flag: 'surveyManagement.show', nav: true, icon: 'list' },
  },
  response: {
    pattern: '/responses/:id/show',
    getHref: (id: string) => `/responses/${encodeURIComponent(id)}/show`,
    meta: { ...staff, flag: 'surveyManagement.show', activeTab: 'responses' },
  },
  corporateSurvey: {
    pattern: '/corporate/survey',
    getHref: () => '/corporate/survey',
    meta: {
      ...site,
      guest: false,
      flag: 'surveyManagement.show',
      roles: ['user', 'agent'],
      nav: true,
      icon: 'start',
    },
  },
  settings: {
    pattern: '/settings',
    getHref: () => '/settings',
    meta: { ...staff, flag: 'packageManagement.show', nav: true, icon: 'settings', sort: 1000, hasDrawer: true },
  },
  profile: {
    pattern: '/settings/profile',
    getHref: () => '/settings/profile',
    meta: { ...settings, flag: 'userManagement.profile', group: 'application', icon: 'person', sort: 100 },
  },
  users: {
    pattern: '/settings/users',
    getHref: () => '/settings/users',
    meta: { ...settings, flag: 'userManagement.show', group: 'system', icon: 'people', sort: 900 },
  },
} as const satisfies Record<string, { pattern: string; getHref: (...parts: never[]) => string; meta: RouteMeta }>;

/** The address if it is a path of this app, else undefined: where a sign-in leads must not be another's site. */
export function ownPath(address: string | null | undefined): string | undefined {
  if (!address || !/^\/(?![/\\])/.test(address)) return undefined;
  // Browsers drop tabs and newlines from addresses, which would turn "/\t/host" into "//host".
  return hasControlCharacter(address) ? undefined : address;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}
