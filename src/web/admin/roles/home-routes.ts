import { paths, type RouteMeta } from '#web/paths.ts';

/** A route that a role may begin at: its name in the navigation, and its address. */
export interface HomeRoute {
  readonly name: string;
  readonly address: string;
}

/** The routes of the staff's navigation that need nothing but an address. */
export const homeRoutes: readonly HomeRoute[] = Object.entries(paths)
  .map(([name, { pattern, meta }]) => ({ name, address: pattern, meta: meta as RouteMeta }))
  .filter(({ address, meta }) => meta.nav && !meta.guest && !address.includes(':'))
  .sort((a, b) => a.meta.sort - b.meta.sort)
  .map(({ name, address }) => ({ name, address }));
