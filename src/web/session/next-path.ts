import { ownPath, paths } from '#web/paths.ts';

/**
 * Where to go after a sign-in: the path of this app that was asked for, else home, and never back to the door.
 * @param wanted comes from the address, so it may be anything
 * @param home a path of this app
 */
export function nextPath(wanted: string | null, home: string): string {
  const path = ownPath(wanted);
  return path === undefined || isDoor(path) ? home : path;
}

/** The sign-in page that leads back to where the person is now. */
export function signInAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return isDoor(pathname) ? pathname + search : paths.login.getHref(pathname + search);
}

function isDoor(path: string): boolean {
  return /^\/log(in|out)(?![\w-])/.test(path);
}
