import { useLocation } from 'react-router-dom';
import type { RouteMeta } from '#web/paths.ts';
import { type RouteName, routeAt } from '#web/route-at.ts';

/** Where the person is: what the route says of the shell, and which route is marked as current. */
export function usePlace(): { readonly meta: RouteMeta; readonly current: string; readonly name: RouteName } {
  const { name, meta } = routeAt(useLocation().pathname);
  return { name, meta, current: meta.activeTab ?? name };
}
