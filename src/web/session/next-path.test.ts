import { describe, expect, it } from 'vitest';
import { nextPath, signInAddress } from './next-path.ts';

describe('the way on after a sign-in', () => {
  it.each([
    ['/responses?page=2', '/responses?page=2'],
    ['/responses/019a/show', '/responses/019a/show'],
    ['/login-help', '/login-help'],
    [null, '/home'],
    ['', '/home'],
    ['//evil.example', '/home'],
    ['/\\evil.example', '/home'],
    ['/\t/evil.example', '/home'],
    ['https://evil.example', '/home'],
    ['javascript:alert(1)', '/home'],
    ['/login?next=/login', '/home'],
    ['/logout', '/home'],
  ])('from %j is %s', (wanted, expected) => {
    expect(nextPath(wanted, '/home')).toBe(expected);
  });
});

describe('the way to the door', () => {
  it('leads back to where one was', () => {
    expect(signInAddress({ pathname: '/responses', search: '?page=2' })).toBe('/login?next=%2Fresponses%3Fpage%3D2');
  });

  it('is no longer for who stands there', () => {
    expect(signInAddress({ pathname: '/login', search: '?next=%2Fresponses' })).toBe('/login?next=%2Fresponses');
  });
});
