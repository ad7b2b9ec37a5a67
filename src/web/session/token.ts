import { jwtDecode } from 'jwt-decode';
import type { TokenPayload } from '#contract/session.ts';

/** `iat` (RFC 7519) is when the server issued the token, by its own clock. */
export type IssuedPayload = TokenPayload & { readonly iat?: number };

/** What stays the same however often a session is refreshed. Another server's token may name only the user. */
export function sessionIdOf({ sid, id }: Pick<TokenPayload, 'id'> & { readonly sid?: string }): string {
  return sid ?? `user-${id}`;
}

/** The payload of an access token; null where it cannot be decoded or does not say whose it is and until when. */
export function readToken(token: string): IssuedPayload | null {
  try {
    const payload = jwtDecode<Partial<IssuedPayload>>(token);
    return isPayload(payload) ? payload : null;
  } catch {
    return null;
  }
}

// Checked by hand: the site loads this on every page, and a schema library has no place there.
function isPayload(payload: Partial<IssuedPayload>): payload is IssuedPayload {
  return (
    typeof payload.id === 'number' &&
    typeof payload.exp === 'number' &&
    typeof payload.config?.base?.homeRoute === 'string' &&
    Array.isArray(payload.roles)
  );
}
