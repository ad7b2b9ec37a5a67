import { timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { type PreAuthPayload, preAuthPayload } from '#contract/session.ts';
import type { Clock } from '../../clock.ts';
import { keyedHash } from '../../encryption.ts';
import type { Secrets } from '../../secrets.ts';
import { preAuthLife } from './limits.ts';
import type { User } from './repository.ts';

const algorithm = 'HS256';
const type = 'pre-auth+jwt';
const audience = 'pre-auth';

const claims = z.extend(preAuthPayload, {
  /** What the user's password and two-factor were: a change of either, undone or not, makes the token void. */
  bound: z.string(),
  /** The password is shorter than what is asked for now; there is something to say once the person is in. */
  isShort: z.boolean(),
});

type Claims = z.output<typeof claims>;
type Credentials = Pick<User, 'id' | 'passwordHash' | 'twoFactorSecret' | 'twoFactorChanges'>;

/** The first half of a sign-in: what says that the password was right, and nothing else. */
export function signPreAuthToken(
  user: Credentials,
  challenge: Omit<PreAuthPayload, 'id' | 'exp'> & Pick<Claims, 'isShort'>,
  secrets: Secrets,
  clock: Clock,
): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({ ...challenge, id: user.id, bound: boundTo(user, secrets) })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setAudience(audience)
    .setIssuedAt(now)
    .setNotBefore(now - 5)
    .setExpirationTime(now + preAuthLife)
    .sign(secrets.jwt);
}

/** What a pre-auth token says; undefined for anything but a live one of ours. */
export async function readPreAuthToken(token: string, { jwt }: Secrets, clock: Clock): Promise<Claims | undefined> {
  try {
    const { payload } = await jwtVerify(token, jwt, {
      algorithms: [algorithm],
      typ: type,
      audience,
      requiredClaims: ['exp', 'nbf'],
      currentDate: clock.now(),
    });
    return claims.parse(payload);
  } catch {
    return undefined;
  }
}

/** Whether the user's credentials are still those that the token was made for. */
export function isBoundTo({ bound }: Claims, user: Credentials, secrets: Secrets): boolean {
  const expected = Buffer.from(boundTo(user, secrets));
  const given = Buffer.from(bound);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function boundTo({ id, passwordHash, twoFactorSecret, twoFactorChanges }: Credentials, secrets: Secrets): string {
  return keyedHash(secrets, 'pre-auth', JSON.stringify([id, passwordHash, twoFactorSecret, twoFactorChanges]));
}
