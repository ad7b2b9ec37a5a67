import { expect, test } from 'vitest';
import { ownPath, paths } from './paths.ts';

test('a sign-in leads to own paths only', () => {
  expect(ownPath('/responses?page=2#a')).toBe('/responses?page=2#a');
  const foreign = ['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', 'evil', '', null];
  for (const address of foreign) expect(ownPath(address), String(address)).toBeUndefined();
});

test('sign-in carries where it leads', () => {
  expect(paths.login.getHref()).toBe('/login');
  expect(paths.login.getHref('/a?b=1')).toBe('/login?next=%2Fa%3Fb%3D1');
});
