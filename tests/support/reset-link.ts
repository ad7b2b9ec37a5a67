import { call, type TestApp } from './app.ts';
import { resetLinkIn } from './mail-server.ts';

/** Asks for a link by e-mail and gives the token in it, as an app without a mail server prints it. */
export async function askResetToken(app: TestApp, email: string): Promise<string> {
  const before = app.printed.length;
  const { status } = await call(app, 'POST', 'reset-password', { json: { email } });
  if (status !== 200) throw new Error(`Asking for a link for ${email} answered ${status}`);
  for (let tries = 0; tries < 400; tries++) {
    // A mail about an earlier change may come first; its link has no token.
    const mine = app.printed.slice(before).filter((printed) => printed.includes(`Mail to ${email},`));
    const text = mine.find((printed) => /\/forgot-password\/[\w-]/.test(printed));
    if (text) return resetLinkIn({ text }).split('/').at(-1) ?? '';
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`No link was printed for ${email}`);
}

export function setPassword(app: TestApp, token: string, newPassword: string, headers: Record<string, string> = {}) {
  return call<{ _data: { success: boolean; message: string } }>(app, 'POST', 'reset-password', {
    json: { token, newPassword },
    headers,
  });
}
