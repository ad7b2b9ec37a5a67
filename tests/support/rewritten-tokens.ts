import type { Page } from '@playwright/test';
import { apiRoot } from '#contract/index.ts';
import type { TokenPayload } from '#contract/session.ts';

type Claims = TokenPayload & { readonly iat: number };

const rewriters = new WeakMap<Page, (token: string) => string>();

/**
 * Lets the app read something else in the access tokens that it is given than the server wrote; with each call the
 * server gets its own token back. What an extension of the session gives stays as it is.
 */
export async function rewriteTokens(page: Page, rewrite: (claims: Claims) => Claims): Promise<void> {
  const real = new Map<string, string>();
  const rewriteToken = (token: string) => {
    const rewritten = withClaims(token, rewrite);
    real.set(rewritten, token);
    return rewritten;
  };
  rewriters.set(page, rewriteToken);
  await page.route(`**${apiRoot}/**`, async (route) => {
    const request = route.request();
    const headers = { ...request.headers() };
    const bearer = headers.authorization?.slice('Bearer '.length);
    if (bearer) headers.authorization = `Bearer ${real.get(bearer) ?? bearer}`;
    if (!/\/(login|token-refresh|login-as-user)$/.test(request.url())) return route.continue({ headers });
    const response = await route.fetch({ headers });
    const body = await response.json();
    if (!body.token) return route.fulfill({ response, json: body });
    return route.fulfill({ response, json: { ...body, token: rewriteToken(body.token) } });
  });
}

/** A session as this page is to read it, where its tokens are rewritten. */
export function asRewritten<T extends { readonly token: string }>(page: Page, session: T): T {
  const { token } = session;
  return { ...session, token: rewriters.get(page)?.(token) ?? token };
}

/** Makes the app believe that each session it is given ends so many seconds later. */
export function shortenSessions(page: Page, seconds: () => number): Promise<void> {
  return rewriteTokens(page, (claims) => ({ ...claims, sessionEnd: claims.iat + seconds() }));
}

function withClaims(token: string, rewrite: (claims: Claims) => Claims): string {
  const [head, payload = '', signature] = token.split('.');
  const claims: Claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return [head, Buffer.from(JSON.stringify(rewrite(claims))).toString('base64url'), signature].join('.');
}
