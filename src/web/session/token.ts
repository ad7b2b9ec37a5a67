import { jwtDecode } from 'jwt-decode';
import type { TokenPayload } from '#contract/session.ts';

/** The payload of an access token; null where it cannot be decoded or does not say whose it is and until when. */
export function readToken(token: string): TokenPayload | null {
  try {
    const payload = jwtDecode<Partial<TokenPayload>>(token);
    return isPayload(payload) ? payload : null;
  } catch {
    return null;
  }
}

// Checked by hand: the site loads this on every page, and a schema library has no place there.
function isPayload(payload: Partial<TokenPayload>): payload is TokenPayload {
  return (
    typeof payload.id === 'number' &&
    typeof payload.exp === 'number' &&
    typeof payload.config?.base?.homeRoute === 'string' &&
    Array.isArray(payload.roles)
  );
}
