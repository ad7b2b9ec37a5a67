import { hasFlag } from '#contract/flags.ts';
import type { Access } from '#contract/operation.ts';
import type { Permissions } from '#contract/session.ts';
import { currentSession, isSignedIn } from './session-store.ts';

/** The permissions that ride in the access token; null where nobody is signed in. */
export function currentPermissions(): Permissions | null {
  return isSignedIn() ? (currentSession()?.payload.config ?? null) : null;
}

/** Whether the signed-in user has a profile flag. */
export function can(flag: string): boolean {
  return hasFlag(currentPermissions()?.profileFlags, flag);
}

/** Whether the signed-in user may call an operation, as far as the browser can tell. */
export function mayCall(access: Access): boolean {
  if (access === 'public' || access === 'guest') return true;
  if (access === 'signed-in') return isSignedIn();
  return can(access.flag) && (!access.everyTenant || seesEveryTenant());
}

/** Whether the signed-in user's view goes beyond the own tenant. */
export function seesEveryTenant(): boolean {
  return can('tenantManagement.globalAdmin') || (isSignedIn() && currentSession()?.payload.isSystem === true);
}

/** Whether the signed-in user holds the role of administrator. */
export function isAdministrator(): boolean {
  return currentSession()?.payload.roles.includes('administrator') ?? false;
}

/** Where a sign-in leads when nothing else was asked for. */
export function homeRoute(): string {
  return currentPermissions()?.base.homeRoute || '/';
}
