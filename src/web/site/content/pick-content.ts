import type { Content } from '#contract/contents.ts';

/**
 * The page at an address: the one whose slug it is, slashes included; at `/` the one that is home.
 * Undefined where there is none.
 */
export function pickContent(contents: readonly Content[], pathname: string): Content | undefined {
  const slug = slugOf(pathname);
  if (slug === '')
    return contents.find(({ isHome }) => isHome) ?? contents.find((content) => trim(content.slug) === '');
  return contents.find((content) => trim(content.slug) === slug);
}

/** The address of a page. */
export function pathOf({ slug, isHome }: Pick<Content, 'slug' | 'isHome'>): string {
  return isHome ? '/' : `/${trim(slug).split('/').map(encodeURIComponent).join('/')}`;
}

function slugOf(pathname: string): string {
  try {
    return trim(decodeURIComponent(pathname));
  } catch {
    return trim(pathname);
  }
}

function trim(slug: string): string {
  return slug.replace(/^\/+|\/+$/g, '');
}
