import { Secret, TOTP } from 'otpauth';

/** Whose codes an authenticator app shows. */
const issuer = 'De Arbeidsmarktscan';
/** What every authenticator app takes (RFC 6238 with its defaults). */
const parameters = { issuer, algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps that a clock may be off, either way. */
const tolerance = 1;
/** RFC 4226 section 4 recommends 160 bits. */
const secretBytes = 20;

/** A new secret, base32 without padding. */
export function newTwoFactorSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The `otpauth:` address of a secret, as authenticator apps read it from a QR picture. */
export function keyUri(secret: string, label: string): string {
  return new TOTP({ ...parameters, label, secret: Secret.fromBase32(secret) }).toString();
}

/**
 * The time step that a code is of, `tolerance` steps around now.
 * @param secret base32
 * @returns undefined where it is of none: the code is wrong, or too old
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window: tolerance });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / parameters.period) + delta;
}
