import { paths, type RouteMeta } from './paths.ts';

export type RouteName = keyof typeof paths;

export interface RouteAt {
  readonly name: RouteName;
  readonly meta: RouteMeta;
  /** False below a route, at an address that is not one of its own: who may not see the one is not told of the other. */
  readonly isExact: boolean;
}

interface Known extends RouteAt {
  readonly expression: RegExp;
  /** The part of the pattern that is the same in all its addresses. */
  readonly root: string;
}

const known: readonly Known[] = (Object.keys(paths) as RouteName[]).map((name) => {
  const { pattern, meta } = paths[name];
  return { name, meta, isExact: true, expression: expressionOf(pattern), root: pattern.split('/:')[0] ?? '' };
});

/**
 * The route of an address, or the one that it stands below; every other address is one of a content page.
 *
 * @example routeAt('/responses/019a/show').name // 'response'
 */
export function routeAt(pathname: string): RouteAt {
  const exact = known.find(({ expression }) => expression.test(pathname));
  if (exact) return exact;
  const above = known
    .filter(({ root, meta }) => meta.half === 'staff' && pathname.startsWith(`${root}/`))
    .toSorted((a, b) => b.root.length - a.root.length)[0];
  return above ? { ...above, isExact: false } : { name: 'content', meta: paths.content.meta, isExact: true };
}

function expressionOf(pattern: string): RegExp {
  if (pattern.endsWith('*')) return /^$/;
  const filled = pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${filled.replace(/\/$/, '')}/?$`);
}
