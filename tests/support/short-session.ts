import type { Page } from '@playwright/test';
import { apiRoot } from '#contract/index.ts';

/**
 * Makes the app believe that each session it is given ends so many seconds later: the token's payload says so, and the
 * server gets its own token back with every call. What an extension gives stays as the server made it.
 */
export async function shortenSessions(page: Page, seconds: () => number): Promise<void> {
  const real = new Map<string, string>();
  await page.route(`**${apiRoot}/**`, async (route) => {
    const request = route.request();
    const bearer = request.headers().authorization?.slice('Bearer '.length);
    const headers = { ...request.headers() };
    if (bearer) headers.authorization = `Bearer ${real.get(bearer) ?? bearer}`;
    if (!/\/(login|token-refresh|login-as-user)$/.test(request.url())) return route.continue({ headers });
    const response = await route.fetch({ headers });
    const body = await response.json();
    if (!body.token) return route.fulfill({ response, json: body });
    const token = withEnd(body.token, seconds());
    real.set(token, body.token);
    return route.fulfill({ response, json: { ...body, token } });
  });
}

function withEnd(token: string, seconds: number): string {
  const [head, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify({ ...claims, sessionEnd: claims.iat + seconds }));
  return [head, changed.toString('base64url'), signature].join('.');
}
