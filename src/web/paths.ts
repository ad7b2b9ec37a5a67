type RouteIcon =
  | ('home' | 'list' | 'start' | 'settings' | 'person' | 'people' | 'leave' | 'key' | 'group' | 'building')
  | ('package' | 'log' | 'scroll' | 'mail' | 'queue' | 'repeat' | 'info');

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
  readonly icon?: RouteIcon;
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
/** A record of a list: it has the list's place. */
const below: RouteMeta = { ...staff, hasDrawer: true };
const settings: RouteMeta = { ...staff, nav: true, parent: 'settings', hasDrawer: true };

/** A record's id in an address, or `create` for one that is to come. */
type RecordId = number | 'create';

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
  user: {
    pattern: '/settings/users/:id',
    getHref: (id: RecordId) => `/settings/users/${id}`,
    meta: { ...below, flag: 'userManagement.show', activeTab: 'users' },
  },
  roles: {
    pattern: '/settings/roles',
    getHref: () => '/settings/roles',
    meta: { ...settings, flag: 'userManagement.show', group: 'system', icon: 'key', sort: 902 },
  },
  role: {
    pattern: '/settings/roles/:id',
    getHref: (id: RecordId) => `/settings/roles/${id}`,
    meta: { ...below, flag: 'userManagement.show', activeTab: 'roles' },
  },
  groups: {
    pattern: '/settings/groups',
    getHref: () => '/settings/groups',
    meta: { ...settings, flag: 'groupManagement.show', group: 'system', icon: 'group', sort: 904 },
  },
  group: {
    pattern: '/settings/groups/:id',
    getHref: (id: RecordId) => `/settings/groups/${id}`,
    meta: { ...below, flag: 'groupManagement.show', activeTab: 'groups' },
  },
  tenants: {
    pattern: '/settings/tenants',
    getHref: () => '/settings/tenants',
    meta: { ...settings, flag: 'tenantManagement.globalAdmin', group: 'system', icon: 'building', sort: 910 },
  },
  tenant: {
    pattern: '/settings/tenants/:id',
    getHref: (id: RecordId) => `/settings/tenants/${id}`,
    meta: { ...below, flag: 'tenantManagement.globalAdmin', activeTab: 'tenants' },
  },
  packages: {
    pattern: '/settings/apisetting',
    getHref: () => '/settings/apisetting',
    meta: { ...settings, flag: 'packageManagement.show', group: 'application', icon: 'package' },
  },
  package: {
    pattern: '/settings/apisetting/:package',
    getHref: (name: string) => `/settings/apisetting/${encodeURIComponent(name)}`,
    meta: { ...below, flag: 'packageManagement.show', activeTab: 'packages' },
  },
  logs: {
    pattern: '/settings/logs',
    getHref: () => '/settings/logs',
    meta: { ...settings, flag: 'logManagement.show', group: 'messages', icon: 'log', sort: 900 },
  },
  auditLog: {
    pattern: '/settings/auditlog',
    getHref: () => '/settings/auditlog',
    meta: { ...settings, flag: 'logManagement.show', group: 'messages', icon: 'scroll', sort: 910 },
  },
  messages: {
    pattern: '/settings/messages',
    getHref: () => '/settings/messages',
    meta: { ...settings, flag: 'messageManagement.show', group: 'messages', icon: 'mail', sort: 920 },
  },
  message: {
    pattern: '/settings/messages/:id',
    getHref: (id: RecordId) => `/settings/messages/${id}`,
    meta: { ...below, flag: 'messageManagement.show', activeTab: 'messages' },
  },
  queue: {
    pattern: '/settings/queue',
    getHref: () => '/settings/queue',
    meta: { ...settings, flag: 'queueManagement.show', group: 'queue', icon: 'queue', sort: 800 },
  },
  job: {
    pattern: '/settings/queue/:id',
    getHref: (id: RecordId) => `/settings/queue/${id}`,
    meta: { ...below, flag: 'queueManagement.show', activeTab: 'queue' },
  },
  recurring: {
    pattern: '/settings/recurring-queue',
    getHref: () => '/settings/recurring-queue',
    meta: { ...settings, flag: 'queueManagement.showRecurring', group: 'queue', icon: 'repeat', sort: 801 },
  },
  recurringJob: {
    pattern: '/settings/recurring-queue/:id',
    getHref: (id: RecordId) => `/settings/recurring-queue/${id}`,
    meta: { ...below, flag: 'queueManagement.showRecurring', activeTab: 'recurring' },
  },
  info: {
    pattern: '/settings/info',
    getHref: () => '/settings/info',
    meta: { ...settings, group: 'application', icon: 'info', sort: 1002 },
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
