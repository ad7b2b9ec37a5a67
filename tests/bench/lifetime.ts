import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltServer, type ServerOptions, startServer } from '#tests/support/built-server.ts';

/** What has to be gone when this process is, however it ends. */
const running = new Set<() => void>();

process.on('exit', () => {
  for (const kill of running) kill();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** A server that ships, for as long as the work lasts, without its limits of requests per minute. */
export async function withServer<T>(options: ServerOptions, work: (server: BuiltServer) => Promise<T>): Promise<T> {
  const server = await startServer({ ...options, env: { RATE_LIMIT: 'false', ...options.env } });
  const kill = () => void server.end('SIGKILL');
  running.add(kill);
  try {
    return await work(server);
  } finally {
    await server.end();
    running.delete(kill);
  }
}

/** A folder of its own for as long as the work lasts. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'arbeidsmarktscan-bench-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  running.add(remove);
  try {
    return await work(folder);
  } finally {
    remove();
    running.delete(remove);
  }
}

/** A process of ours with its end; its errors show on this terminal. */
export interface Child {
  readonly process: ChildProcess;
  end(): Promise<void>;
}

/** Starts a Node program that ends with this process at the latest. */
export function startProgram(path: string, env: Readonly<Record<string, string>>): Child {
  const child = spawn(process.execPath, [path], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const kill = () => void child.kill('SIGKILL');
  running.add(kill);
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    running.delete(kill);
  };
  return { process: child, end };
}
