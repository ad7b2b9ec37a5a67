import { ownPath, paths } from '#web/paths.ts';

/** Where to go after a sign-in: the path of this app that was asked for, else home, and never back to the door. */
export function nextPath(wanted: string | null, home: string): string {
  const isRoom = (path: string | undefined) => path !== undefined && !isDoor(path);
  return [ownPath(wanted), ownPath(home)].find(isRoom) ?? paths.home.getHref();
}

/** The sign-in page that leads back to where the person is now. */
export function signInAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return isDoor(pathname) ? pathname + search : paths.login.getHref(pathname + search);
}

function isDoor(path: string): boolean {
  return /^\/log(in|out)(?![\w-])/.test(path);
}
