/** Follows a click on a link to one of the app's own pages without a reload; leaves every other click alone. */
export function followLink(event: MouseEvent, navigate: (to: string) => unknown): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return;
  const to = ownPage(link);
  if (to === undefined) return;
  event.preventDefault();
  navigate(to);
}

/** Where a link leads within the app; undefined for other sites, other schemes and the server's files. */
function ownPage({ href }: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search, hash } = new URL(href);
  if (origin !== window.location.origin || pathname.startsWith('/api/')) return undefined;
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  return isFile ? undefined : pathname + search + hash;
}
