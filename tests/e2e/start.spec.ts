import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { administrator, startServer } from '#tests/support/built-server.ts';
import { readResponses, signInForApi } from '#tests/support/scan.ts';

test('§1 server: a first start prints the address and a password that works, and only once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'arbeidsmarktscan-'));
  try {
    const first = await startServer({ dataDir, env: { ADMIN_PASSWORD: '' } });
    await expect.poll(() => first.output()).toContain(`:${first.port}`);
    const password = /password (\S+)/.exec(first.output())?.[1] ?? '';
    expect(password.length).toBeGreaterThanOrEqual(12);
    expect(first.output()).toContain(administrator.email);
    const headers = await signInForApi(first.url, { ...administrator, password });
    expect(await readResponses(first.url, headers)).toEqual([]);
    expect(await first.end()).toBe(0);

    const second = await startServer({ dataDir, env: { ADMIN_PASSWORD: '' } });
    expect(second.output()).not.toContain('password');
    await signInForApi(second.url, { ...administrator, password });
    await second.end();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
