import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from '../../secrets.ts';

const cipher = 'aes-256-gcm';
const version = 'v1';

/**
 * Encrypts a user's two-factor secret. Bound to the user: another row's secret does not decrypt here.
 * @returns `v1.nonce.tag.text`, each base64url
 */
export function encryptSecret(secrets: Secrets, userId: number, secret: string): string {
  const nonce = randomBytes(12);
  const encryption = createCipheriv(cipher, keyFor(secrets, 'two-factor-secret'), nonce);
  encryption.setAAD(Buffer.from(`user:${userId}`));
  const text = Buffer.concat([encryption.update(secret, 'utf8'), encryption.final()]);
  return [version, ...[nonce, encryption.getAuthTag(), text].map((part) => part.toString('base64url'))].join('.');
}

/** @throws Error where the text was made with another key, for another user, or was altered */
export function decryptSecret(secrets: Secrets, userId: number, encrypted: string): string {
  const [made, ...parts] = encrypted.split('.');
  const [nonce, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (made !== version || !nonce || !tag || !text) throw new Error('A two-factor secret is of an unknown kind');
  try {
    const decryption = createDecipheriv(cipher, keyFor(secrets, 'two-factor-secret'), nonce, { authTagLength: 16 });
    decryption.setAAD(Buffer.from(`user:${userId}`)).setAuthTag(tag);
    return Buffer.concat([decryption.update(text), decryption.final()]).toString('utf8');
  } catch {
    throw new Error('A two-factor secret cannot be decrypted: was ENCRYPTION_KEY changed?');
  }
}

/** A hash that nobody can try words on without the key; base64url. */
export function keyedHash(secrets: Secrets, purpose: string, text: string): string {
  return createHmac('sha256', keyFor(secrets, purpose)).update(text).digest('base64url');
}

const derived = new WeakMap<Secrets, Map<string, Uint8Array>>();

/** A key of its own for each purpose (RFC 5869), so that what one gives away says nothing about another. */
function keyFor(secrets: Secrets, purpose: string): Uint8Array {
  const keys = derived.get(secrets) ?? new Map<string, Uint8Array>();
  derived.set(secrets, keys);
  const key = keys.get(purpose) ?? new Uint8Array(hkdfSync('sha256', secrets.encryption, '', `session:${purpose}`, 32));
  keys.set(purpose, key);
  return key;
}
