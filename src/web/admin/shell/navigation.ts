import type { RouteMeta } from '#web/paths.ts';
import { type GuardSession, mayOpen } from '#web/session/guard.ts';

/** A line of the navigation. Its title is the text `nav.title.NAME`. */
export interface NavItem<Name extends string = string> {
  readonly name: Name;
  readonly href: string;
  readonly icon?: RouteMeta['icon'];
  readonly sort: number;
  /** What stands below it, by group, in the order in which it shows. */
  readonly groups: readonly NavGroup<Name>[];
}

export interface NavGroup<Name extends string = string> {
  readonly group?: RouteMeta['group'];
  readonly items: readonly NavItem<Name>[];
}

/** Routes by name. What stands in a navigation has no parameters, so that its pattern is its address. */
export type Routes<Name extends string> = Readonly<
  Record<Name, { readonly pattern: string; readonly meta: RouteMeta }>
>;

/**
 * The navigation of a session, from the routes' meta alone (specification section 2, 'Navigation guard'): what is
 * flagged for it and permitted, children under their parent, everything by `sort`. A child whose parent is not
 * permitted stands at the top; a parent of children shows with one of them at least.
 */
export function navigationFor<Name extends string>(session: GuardSession, routes: Routes<Name>): NavItem<Name>[] {
  const names = permitted(session, routes).filter((name) => routes[name].meta.nav);
  const parents = new Set(Object.values<{ meta: RouteMeta }>(routes).map(({ meta }) => meta.parent));
  const items = names
    .filter((name) => !names.some((other) => other === routes[name].meta.parent))
    .map((name) => {
      const children = names.filter((other) => routes[other].meta.parent === name);
      return { ...itemOf(name, routes), groups: groupsOf(children, routes) };
    });
  return items.filter(({ name, groups }) => !parents.has(name) || groups.length > 0).toSorted(bySort);
}

/** All the pages of a section that a session may open, by group: what stands on its landing page and beside it. */
export function sectionOf<Name extends string>(
  session: GuardSession,
  parent: NoInfer<Name>,
  routes: Routes<Name>,
): NavGroup<Name>[] {
  const names = permitted(session, routes).filter((name) => routes[name].meta.parent === parent);
  return groupsOf(names, routes);
}

function permitted<Name extends string>(session: GuardSession, routes: Routes<Name>): Name[] {
  return (Object.keys(routes) as Name[]).filter((name) => mayOpen(routes[name].meta, session));
}

function itemOf<Name extends string>(name: Name, routes: Routes<Name>): NavItem<Name> {
  const { pattern, meta } = routes[name];
  return { name, href: pattern, icon: meta.icon, sort: meta.sort, groups: [] };
}

function groupsOf<Name extends string>(names: readonly Name[], routes: Routes<Name>): NavGroup<Name>[] {
  const items = names.map((name) => itemOf(name, routes)).toSorted(bySort);
  const groups = new Set(items.map(({ name }) => routes[name].meta.group));
  return [...groups].map((group) => ({ group, items: items.filter(({ name }) => routes[name].meta.group === group) }));
}

function bySort(a: NavItem, b: NavItem): number {
  return a.sort - b.sort;
}

/** Whether a route stands below an item. */
export function isBelow({ groups }: NavItem, name: string): boolean {
  return groups.some(({ items }) => items.some((item) => item.name === name));
}
