import { createHash, createHmac, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { TokenPayload } from '#contract/session.ts';
import type { Clock } from '../../clock.ts';
import type { Secrets } from '../../secrets.ts';
import { accessTokenLife, longestSession } from './limits.ts';

const algorithm = 'HS256';
/** Which kind of token it is (RFC 8725 section 3.11): no other kind passes for it. */
const accessType = 'at+jwt';
const audience = 'api-v3';

export interface AccessClaims {
  readonly userId: number;
  readonly sessionId: string;
}

/**
 * An access JWT, its payload as the specification's section 3 shows it. It may outlive its session, which is looked up
 * with each request all the same.
 */
export function signAccessToken(
  payload: Omit<TokenPayload, 'exp'>,
  { jwt }: Pick<Secrets, 'jwt'>,
  clock: Clock,
): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({ ...payload })
    .setProtectedHeader({ alg: algorithm, typ: accessType })
    .setAudience(audience)
    .setIssuedAt(now)
    .setNotBefore(now - 5)
    .setExpirationTime(now + accessTokenLife)
    .sign(jwt);
}

interface Verified extends AccessClaims {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
}

/** Signatures that were checked: a list asks for many pages with one token. The session is looked up each time all the same. */
const verified = new WeakMap<Secrets, Map<string, Verified>>();
const mostVerified = 10_000;

/** Whose token it is; undefined for anything but a live access token of ours. */
export async function verifyAccessToken(
  token: string,
  secrets: Secrets,
  clock: Clock,
): Promise<AccessClaims | undefined> {
  const known = verified.get(secrets) ?? new Map<string, Verified>();
  verified.set(secrets, known);
  const claims = known.get(token) ?? (await checkSignature(token, secrets, clock));
  const now = clock.now().getTime();
  if (!claims || now < claims.from || now >= claims.until) {
    known.delete(token);
    return undefined;
  }
  if (known.size >= mostVerified) known.clear();
  known.set(token, claims);
  return claims;
}

/** Whose token it is or, ended by now, was: enough to end its session, and for nothing else. */
export function readEndedToken(token: string, secrets: Secrets, clock: Clock): Promise<AccessClaims | undefined> {
  return checkSignature(token, secrets, clock, longestSession / 1000);
}

async function checkSignature(
  token: string,
  { jwt }: Secrets,
  clock: Clock,
  clockTolerance = 0,
): Promise<Verified | undefined> {
  try {
    const { payload } = await jwtVerify(token, jwt, {
      algorithms: [algorithm],
      typ: accessType,
      audience,
      requiredClaims: ['exp', 'nbf', 'id', 'sid'],
      currentDate: clock.now(),
      clockTolerance,
    });
    const { id, sid, exp = 0, nbf = 0 } = payload;
    if (typeof id !== 'number' || typeof sid !== 'string') return undefined;
    return { userId: id, sessionId: sid, from: nbf * 1000, until: exp * 1000 };
  } catch {
    return undefined;
  }
}

export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The one successor of a refresh token. It is derived, not drawn, so that racing refreshes of one token
 * get the same pair, without keeping any token as it is.
 */
export function successorOf(refreshToken: string, { encryption }: Secrets): string {
  return createHmac('sha256', encryption).update(`refresh-token:${refreshToken}`).digest('base64url');
}

/** What is kept of a refresh token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
