import { expect, test } from 'vitest';
import { pageTitle, summaryOf } from './page-title.ts';

test("home has the site's title, other pages their own before it", () => {
  const settings = { siteTitle: 'De Arbeidsmarktscan' };
  expect(pageTitle('Welkom', { isHome: true }, settings)).toBe('De Arbeidsmarktscan');
  expect(pageTitle('Over ons', { isHome: false }, settings)).toBe('Over ons · De Arbeidsmarktscan');
  expect(pageTitle('Page not found', undefined, settings)).toBe('Page not found · De Arbeidsmarktscan');
});

test('a page is summed up by its first paragraph', () => {
  expect(summaryOf('<h1>a</h1><p class="lead">Jij &amp; <b>je</b>\n werk&#8217;s</p><p>c</p>')).toBe('Jij & je werk’s');
  expect(summaryOf('<h1>a</h1>')).toBe('');
  const long = summaryOf(`<p>${'woord '.repeat(60)}</p>`);
  expect(long.length).toBeLessThanOrEqual(161);
  expect(long).toMatch(/woord…$/);
});
