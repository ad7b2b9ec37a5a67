import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiRoot } from '#contract/index.ts';
import { freePort } from './free-port.ts';

/** The administrator that every server of the tests is seeded with. */
export const administrator = { email: 'admin@example.com', password: 'correct-horse-battery' };

const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = join(root, 'dist/server/main.js');
const startLimit = 60_000;

/** The server as it ships, in a process of its own. */
export interface BuiltServer {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends it with a signal and waits until it is gone. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** What the environment of one server adds to the tests' defaults. `dataDir` is kept where it is named. */
export interface ServerOptions {
  readonly dataDir?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the built server on a free loopback port and waits until it can serve. */
export async function startServer(options: ServerOptions = {}): Promise<BuiltServer> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'arbeidsmarktscan-'));
  const server = launch(port, dataDir, options.env ?? {});
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}${apiRoot}/health/ready`, server);
  return {
    url,
    port,
    dataDir,
    output: server.output,
    async end(signal = 'SIGTERM') {
      const code = await endProcess(server.process, signal);
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** Starts a server that is expected to refuse: its exit code and what it printed. */
export async function startRefused(options: ServerOptions & { dataDir: string }) {
  const server = launch(options.port ?? (await freePort()), options.dataDir, options.env ?? {});
  const late = setTimeout(() => server.process.kill('SIGKILL'), startLimit);
  if (server.process.exitCode === null) await once(server.process, 'close');
  clearTimeout(late);
  return { code: server.process.exitCode, output: server.output() };
}

function launch(port: number, dataDir: string, env: Readonly<Record<string, string>>) {
  let printed = '';
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [entry], {
    cwd: root,
    env: {
      ...inherited,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      printed += text;
    });
  }
  return { process: child, output: () => printed };
}

async function untilReady(url: string, server: { process: ChildProcess; output(): string }): Promise<void> {
  const deadline = Date.now() + startLimit;
  while (Date.now() < deadline) {
    if (server.process.exitCode !== null) throw new Error(`The server ended at its start:\n${server.output()}`);
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  server.process.kill('SIGKILL');
  throw new Error(`The server was not ready within ${startLimit / 1000} s:\n${server.output()}`);
}

async function endProcess(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
  return child.exitCode;
}
