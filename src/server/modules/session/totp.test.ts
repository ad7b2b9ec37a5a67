import { describe, expect, it } from 'vitest';
import { keyUri, newTwoFactorSecret, stepOfCode } from './totp.ts';

/** RFC 6238 appendix B, SHA-1: seconds since 1970 and the code, of which six digits count here. Secret in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const vectors = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;

describe('time-based one-time passwords', () => {
  it.each(vectors)('RFC 6238 appendix B: at %i s the code %s is taken', (seconds, code) => {
    const step = Math.floor(seconds / 30);
    expect(stepOfCode(secret, code.slice(-6), new Date(seconds * 1000))).toBe(step);
    expect(stepOfCode(secret, code.slice(-6), new Date((seconds + 30) * 1000))).toBe(step);
    expect(stepOfCode(secret, code.slice(-6), new Date((seconds + 90) * 1000))).toBeUndefined();
  });

  it('§5 a code is exactly 6 characters, digits all', () => {
    const at = new Date(59_000);
    for (const code of ['', '28708', '94287082', '28708a', '２８７０８２', ' 287082', '287082\n']) {
      expect(stepOfCode(secret, code, at), JSON.stringify(code)).toBeUndefined();
    }
  });

  it('a secret has 160 bits, and its address names issuer and account', () => {
    const made = newTwoFactorSecret();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTwoFactorSecret()).not.toBe(made);
    const url = new URL(keyUri(made, 'noor+scan@example.com'));
    expect(decodeURIComponent(url.pathname)).toBe('/De Arbeidsmarktscan:noor+scan@example.com');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret: made, digits: '6', period: '30' });
  });
});
