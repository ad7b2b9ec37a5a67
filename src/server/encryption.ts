import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

const cipher = 'aes-256-gcm';
const version = 'v1';

/** What a text is and whose: what was encrypted for another does not decrypt for it. */
export interface SecretOf {
  readonly purpose: 'two-factor-secret' | 'package-setting';
  /** For example `user:7`. */
  readonly owner: string;
}

/**
 * Encrypts what has to be read back, bound to what and whose it is.
 * @returns `v1.nonce.tag.text`, each base64url
 */
export function encryptSecret(secrets: Secrets, { purpose, owner }: SecretOf, secret: string): string {
  const nonce = randomBytes(12);
  const encryption = createCipheriv(cipher, keyFor(secrets, purpose), nonce);
  encryption.setAAD(Buffer.from(owner));
  const text = Buffer.concat([encryption.update(secret, 'utf8'), encryption.final()]);
  return [version, ...[nonce, encryption.getAuthTag(), text].map((part) => part.toString('base64url'))].join('.');
}

/** @throws Error where the text was made with another key, for another owner, or was altered */
export function decryptSecret(secrets: Secrets, { purpose, owner }: SecretOf, encrypted: string): string {
  const [made, ...parts] = encrypted.split('.');
  const [nonce, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (made !== version || !nonce || !tag || !text) throw new Error(`A ${purpose} is of an unknown kind`);
  try {
    const decryption = createDecipheriv(cipher, keyFor(secrets, purpose), nonce, { authTagLength: 16 });
    decryption.setAAD(Buffer.from(owner)).setAuthTag(tag);
    return Buffer.concat([decryption.update(text), decryption.final()]).toString('utf8');
  } catch {
    throw new Error(`A ${purpose} cannot be decrypted: was ENCRYPTION_KEY changed?`);
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
