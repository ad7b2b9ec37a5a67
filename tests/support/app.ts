import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { apiRoot } from '#contract/index.ts';
import type { Clock } from '#server/clock.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { startUp } from '#server/start-up.ts';
import { createOwnDatabase } from './own-database.ts';

export const adminEmail = 'admin@example.com';
export const adminPassword = 'correct-horse-battery';

/** A clock that tests move by hand. */
export class TestClock implements Clock {
  #now = new Date('2026-11-12T13:32:00Z');

  now(): Date {
    return new Date(this.#now);
  }

  /** Moves the clock on, in seconds. */
  advance(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly clock: TestClock;
  readonly dataDir: string;
  /** The mails that were printed because no mail server is configured, oldest first. */
  readonly printed: readonly string[];
}

export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Record<string, string | string[] | number | undefined>;
}

/**
 * The app that ships, on a database of its own: PGlite in a temporary folder, or a new database on the server
 * that TEST_DATABASE_URL names. It lives as long as the test file.
 */
export function testApp(overrides: Partial<Config> = {}): TestApp {
  const dataDir = mkdtempSync(join(tmpdir(), 'arbeidsmarktscan-test-'));
  const clock = new TestClock();
  const printed: string[] = [];
  const current: { started?: Awaited<ReturnType<typeof startUp>>; drop?: () => Promise<void> } = {};
  beforeAll(async () => {
    const server = process.env.TEST_DATABASE_URL;
    const own = server ? await createOwnDatabase(server, 'test') : undefined;
    current.drop = own?.drop;
    const config = {
      ...readConfig({ DATA_DIR: dataDir, SEED: 'none', ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'silent' }),
      databaseUrl: own?.url,
      rateLimit: false,
      ...overrides,
    };
    current.started = await startUp(config, clock, (text) => printed.push(text));
  });
  afterAll(async () => {
    await current.started?.close();
    await current.drop?.();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const started = () => {
    if (!current.started) throw new Error('The app starts before the first test: use it inside one');
    return current.started;
  };
  return {
    clock,
    dataDir,
    printed,
    get app() {
      return started().app;
    },
    get database() {
      return started().database;
    },
  };
}

export interface CallOptions {
  readonly token?: string;
  readonly headers?: Record<string, string>;
  readonly json?: unknown;
  readonly form?: Record<string, string>;
  readonly multipart?: FormData;
}

/** One call of the API. `path` below the API root; a JSON body comes back parsed. */
export async function call<Body = Record<string, never>>(
  { app }: Pick<TestApp, 'app'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { token, headers, json, form, multipart }: CallOptions = {},
): Promise<Answer<Body>> {
  const encoded = multipart && new Response(multipart);
  const reply = await app.inject({
    method,
    url: `${apiRoot}/${path}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(encoded && { 'content-type': encoded.headers.get('content-type') ?? '' }),
      ...headers,
    },
    ...(json !== undefined && { payload: json as object }),
    ...(form && { payload: new URLSearchParams(form).toString() }),
    ...(encoded && { payload: Buffer.from(await encoded.arrayBuffer()) }),
  });
  const isJson = String(reply.headers['content-type']).includes('json');
  return { status: reply.statusCode, body: (isJson ? reply.json() : reply.body) as Body, headers: reply.headers };
}

/** Signs in and gives the session. */
export async function signIn(app: Pick<TestApp, 'app'>, username = adminEmail, password = adminPassword) {
  const { status, body } = await call<{ token: string; refreshToken: string; hasTwoFactor: boolean }>(
    app,
    'POST',
    'login',
    { form: { username, password } },
  );
  if (status !== 200) throw new Error(`Sign-in of ${username} answered ${status}`);
  return body;
}
