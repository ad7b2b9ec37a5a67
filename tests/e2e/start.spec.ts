import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { administrator, startRefused, startServer } from '#tests/support/built-server.ts';
import { readResponses, readScan, signInForApi } from '#tests/support/scan.ts';

const run = promisify(execFile);

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
    expect(second.output()).not.toContain('with password');
    await signInForApi(second.url, { ...administrator, password });
    await second.end();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('row 4: in production an example secret ends the start with a sentence', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'arbeidsmarktscan-'));
  try {
    const env = { NODE_ENV: 'production', JWT_SECRET: 'changeme-changeme-changeme-changeme' };
    const { code, output } = await startRefused({ dataDir, env });
    expect(code).toBe(1);
    expect(output).toMatch(/^JWT_SECRET is an example/);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('§3 survey: survey:import publishes a definition of 12 pages and 60 questions, and refuses a wrong one by its lines', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'arbeidsmarktscan-'));
  const importSurvey = (file: string) =>
    run(process.execPath, ['src/server/import-survey.ts', file], { env: { ...process.env, DATA_DIR: dataDir } });
  try {
    await (await startServer({ dataDir })).end();
    const { stdout } = await importSurvey('src/server/demo/surveys/loopbaanscan.json');
    expect(stdout).toMatch(/loopbaanscan.*version 1.*12 pages, 60 questions/);

    const wrong = join(dataDir, 'wrong.json');
    const question = { nameTech: 'town', question: 'Town', questionType: 6 };
    const definition = { nameTech: 'wrong', name: 'Wrong', report: { template: 'ok' } };
    writeFileSync(
      wrong,
      JSON.stringify({ ...definition, surveyPage: [{ nameTech: 'one', name: 'One', question: [question] }] }),
    );
    await expect(importSurvey(wrong)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('question town'),
    });

    const server = await startServer({ dataDir });
    const { surveyPage } = await readScan(server.url, 'en', 'loopbaanscan');
    expect(surveyPage).toHaveLength(12);
    expect(surveyPage.flatMap((page) => page.question)).toHaveLength(60);
    await expect(readScan(server.url, 'en', 'wrong')).rejects.toThrow('There is no scan');
    await server.end();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
