import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';

/**
 * The code that an authenticator app shows at a moment: from `oathtool` where it is installed, else from our own reading
 * of RFC 6238. Neither knows the server's library.
 *
 * @param secret base32
 */
export function authenticatorCode(secret: string, at: Date): string {
  return oathtoolCode(secret, at) ?? computedCode(secret, at);
}

/** The code of now, or of a step `later`; negative ones are past. */
export function codeOf(secret: string, later = 0): string {
  return authenticatorCode(secret, new Date(Date.now() + later * 30_000));
}

/** A six-digit code that the secret gives neither now nor in the steps around. */
export function wrongCode(secret: string, at: Date): string {
  const near = [-60, -30, 0, 30, 60].map((seconds) => computedCode(secret, new Date(at.getTime() + seconds * 1000)));
  const candidates = ['000000', '111111', '222222', '333333', '444444', '555555'];
  return candidates.find((code) => !near.includes(code)) ?? '';
}

/** What oathtool says; undefined where it is not installed. */
export function oathtoolCode(secret: string, at: Date): string | undefined {
  try {
    const options = [
      '--totp',
      '--base32',
      '--now',
      at.toISOString().replace('T', ' ').replace(/\..*$/, ' UTC'),
      secret,
    ];
    return execFileSync('oathtool', options, { encoding: 'utf8' }).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** RFC 6238 over RFC 4226: HMAC-SHA-1 of the 30-second step, truncated to six digits. */
export function computedCode(secret: string, at: Date): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
