import { hasFlag } from '#contract/flags.ts';
import type { Permissions, TokenPayload } from '#contract/session.ts';
import { ownPath, paths, type RouteMeta } from '#web/paths.ts';
import type { RouteAt } from '#web/route-at.ts';
import { nextPath, signInAddress } from './next-path.ts';

/** What the guard reads of a session. */
export interface GuardSession {
  readonly hasTwoFactor: boolean;
  readonly payload: Pick<TokenPayload, 'roles' | 'impersonator'> & {
    readonly config: Pick<Permissions, 'enforceTwoFactor' | 'base' | 'profileFlags'>;
  };
}

/** Show the page, or go elsewhere: always a path of this app. */
export type GuardDecision = 'show' | { readonly to: string };

type Address = Pick<Location, 'pathname' | 'search'>;

/**
 * The navigation guard (specification section 2): what happens at an address, given who is there.
 *
 * @param session null where there is none
 */
export function guard({ name, meta, isExact }: RouteAt, session: GuardSession | null, address: Address): GuardDecision {
  if (!isAdmitted(session)) return meta.guest ? 'show' : { to: signInAddress(address) };
  if (isExact && name === 'home') return { to: homeAddress(session) };
  if (isExact && name === 'login') {
    return { to: nextPath(new URLSearchParams(address.search).get('next'), homeAddress(session)) };
  }
  if (meta.guest || mayOpen(meta, session)) return 'show';
  const missing = meta.flag !== undefined && !hasFlag(session.payload.config.profileFlags, meta.flag);
  return { to: paths.noPermission.getHref(missing ? meta.flag : undefined) };
}

/**
 * Whether a session counts as signed in: with two-factor, where its permissions enforce that.
 * Who acts as another user has proven that much as themselves.
 */
export function isAdmitted<S extends GuardSession>(session: S | null): session is S {
  if (session === null) return false;
  return session.hasTwoFactor || !session.payload.config.enforceTwoFactor || session.payload.impersonator !== undefined;
}

/** Whether somebody who is signed in has the flag and one of the roles that a route asks for. */
export function mayOpen({ flag, roles }: RouteMeta, { payload }: GuardSession): boolean {
  const hasRole = roles === undefined || roles.some((role) => payload.roles.includes(role));
  return hasRole && (flag === undefined || hasFlag(payload.config.profileFlags, flag));
}

/** The home route of the permissions; whoever has the door for a home is led out. */
function homeAddress({ payload }: GuardSession): string {
  const home = ownPath(payload.config.base.homeRoute);
  // Visitors have their home at "/", staff theirs at the dashboard.
  if (home === undefined || home === paths.home.getHref()) return paths.dashboard.getHref();
  return /^\/login(?![\w-])/.test(home) ? paths.logout.getHref() : home;
}
