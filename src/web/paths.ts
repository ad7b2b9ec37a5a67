/** What the shell and the guard know of a route (specification section 2). */
export interface RouteMeta {
  /** Open to those who are not signed in. */
  readonly guest: boolean;
  /** The profile flag that it needs. */
  readonly flag?: string;
  /** Stands in the staff's navigation, by `sort`. */
  readonly nav: boolean;
  readonly sort: number;
  /** Which half of the app shows it. */
  readonly half: 'site' | 'staff';
}

const site: RouteMeta = { guest: true, nav: false, sort: 500, half: 'site' };
const staff: RouteMeta = { guest: false, nav: false, sort: 500, half: 'staff' };

/** Every route of the app: its pattern, how to make its address, and what the shell knows of it. */
export const paths = {
  home: { pattern: '/', getHref: () => '/', meta: site },
  content: { pattern: '/*', getHref: (slug: string) => `/${slug.replace(/^\/+/, '')}`, meta: site },
  login: {
    pattern: '/login',
    getHref: (next?: string) => (next ? `/login?${new URLSearchParams({ next })}` : '/login'),
    meta: { ...staff, guest: true },
  },
  responses: {
    pattern: '/responses',
    getHref: () => '/responses',
    meta: { ...staff, flag: 'surveyManagement.show', nav: true },
  },
  response: {
    pattern: '/responses/:id/show',
    getHref: (id: string) => `/responses/${encodeURIComponent(id)}/show`,
    meta: { ...staff, flag: 'surveyManagement.show' },
  },
} as const satisfies Record<string, { pattern: string; getHref: (...parts: never[]) => string; meta: RouteMeta }>;

/** First parts of the addresses that belong to the staff's half. */
const staffRoots: ReadonlySet<string> = new Set(
  Object.values(paths)
    .filter(({ meta }) => meta.half === 'staff')
    .map(({ pattern }) => pattern.split('/')[1] ?? ''),
);

/** Whether an address belongs to the staff's half of the app. */
export function isStaffPath(pathname: string): boolean {
  return staffRoots.has(pathname.split('/')[1] ?? '');
}

/** The address if it is a path of this app, else undefined: where a sign-in leads must not be another's site. */
export function ownPath(address: string | null | undefined): string | undefined {
  if (!address || !/^\/(?![/\\])/.test(address)) return undefined;
  // Browsers drop tabs and newlines from addresses, which would turn "/\t/host" into "//host".
  return hasControlCharacter(address) ? undefined : address;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}
