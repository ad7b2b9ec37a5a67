import { jwtDecode } from 'jwt-decode';
import type { PreAuthPayload } from '#contract/session.ts';

/** What stands between a right password and the session: a code, or two-factor that has to be set up first. */
export type Challenge = { readonly token: string } & (
  | { readonly purpose: 'verify_2fa' }
  | { readonly purpose: 'setup_2fa'; readonly secret: string; readonly url: string }
);

/** The challenge in a pre-auth token; null where the token cannot be decoded or lacks what its purpose needs. */
export function readPreAuth(token: string): Challenge | null {
  try {
    const { purpose, twoFactorSecret, qrCodeUrl } = jwtDecode<Partial<PreAuthPayload>>(token);
    if (purpose === 'verify_2fa') return { token, purpose };
    if (purpose !== 'setup_2fa' || !twoFactorSecret || !qrCodeUrl) return null;
    return { token, purpose, secret: twoFactorSecret, url: qrCodeUrl };
  } catch {
    return null;
  }
}
