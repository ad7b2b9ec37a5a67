import { describe, expect, it } from 'vitest';
import { decryptSecret, encryptSecret, keyedHash } from './encryption.ts';

const secrets = (encryption: string) => ({ jwt: new Uint8Array(32), encryption: new TextEncoder().encode(encryption) });
const whose = (user: number) => ({ purpose: 'two-factor-secret', owner: `user:${user}` }) as const;
const ours = secrets('a key of this installation, long enough');

describe('secrets at rest', () => {
  it('come back for their user and key only, and never look the same twice', () => {
    const encrypted = encryptSecret(ours, whose(7), 'GEZDGNBV');
    expect(encrypted).toMatch(/^v1\.[\w-]{16}\.[\w-]{22}\.[\w-]+$/);
    expect(encrypted).not.toContain('GEZDGNBV');
    expect(encryptSecret(ours, whose(7), 'GEZDGNBV')).not.toBe(encrypted);
    expect(decryptSecret(ours, whose(7), encrypted)).toBe('GEZDGNBV');
    expect(() => decryptSecret(ours, whose(8), encrypted)).toThrow('cannot be decrypted');
    expect(() => decryptSecret(secrets('another key'), whose(7), encrypted)).toThrow('ENCRYPTION_KEY');
    const other = { ...whose(7), purpose: 'package-setting' } as const;
    expect(() => decryptSecret(ours, other, encrypted)).toThrow('cannot be decrypted');
  });

  it('do not come back once altered', () => {
    const parts = encryptSecret(ours, whose(7), 'GEZDGNBV').split('.');
    for (const [index, part] of parts.entries()) {
      const flipped = `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`;
      expect(() => decryptSecret(ours, whose(7), parts.with(index, flipped).join('.'))).toThrow();
    }
    expect(() => decryptSecret(ours, whose(7), parts.slice(0, 3).join('.'))).toThrow('unknown kind');
  });

  it('are hashed apart by purpose and key', () => {
    const hashes = [keyedHash(ours, 'a', 'x'), keyedHash(ours, 'b', 'x'), keyedHash(secrets('c'), 'a', 'x')];
    expect(new Set(hashes).size).toBe(3);
    expect(keyedHash(ours, 'a', 'x')).toBe(hashes[0]);
  });
});
