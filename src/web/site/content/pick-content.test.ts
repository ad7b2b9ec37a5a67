import { describe, expect, test } from 'vitest';
import type { Content } from '#contract/contents.ts';
import { pathOf, pickContent } from './pick-content.ts';

function content(slug: string, isHome = false): Content {
  const rest = { isMenu: false, authRequired: false, type: 'content', body: '', nameTech: null } as const;
  return { id: 1, slug, name: slug, isHome, ...rest };
}

const contents = [content('over-ons'), content('/corporate/survey/'), content('welkom', true), content('café')];

describe('pickContent', () => {
  test.each([
    ['/over-ons', 'over-ons'],
    ['/over-ons/', 'over-ons'],
    ['/corporate/survey', '/corporate/survey/'],
    ['/', 'welkom'],
    ['/welkom', 'welkom'],
    ['/caf%C3%A9', 'café'],
  ])('%s', (pathname, slug) => expect(pickContent(contents, pathname)?.slug).toBe(slug));

  test.each(['/survey', '/corporate', '/Over-ons', '/over-ons/team', '/%E0%A4%A'])('%s is not found', (pathname) =>
    expect(pickContent(contents, pathname)).toBeUndefined(),
  );

  test('home is the page with slug / where none is marked', () => {
    expect(pickContent([content('a'), content('/')], '/')?.slug).toBe('/');
    expect(pickContent([content('a')], '/')).toBeUndefined();
  });
});

test('pathOf is an address that leads back to the page', () => {
  for (const item of contents) expect(pickContent(contents, pathOf(item))).toBe(item);
  expect(pathOf(content('welkom', true))).toBe('/');
});
