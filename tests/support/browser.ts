import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/** A browser to launch, with what it needs on this machine. */
export interface Browser {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

/** No sandbox and no shared memory, as in containers; and no call of the browser's own to any host. */
const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const systemBrowser = '/usr/bin/chromium';
const require = createRequire(import.meta.url);

/**
 * The browser for the tests: Playwright's own where it is installed, else the system's, else the one from npm.
 * `CHROMIUM=bundled` asks for the one from npm; any other value is the path of an executable.
 */
export async function findBrowser(wanted = process.env.CHROMIUM): Promise<Browser> {
  if (wanted && wanted !== 'bundled') return { executablePath: wanted, args, env: {} };
  const installed = [chromium.executablePath(), systemBrowser].find((path) => path && existsSync(path));
  return installed && wanted !== 'bundled' ? { executablePath: installed, args, env: {} } : bundledBrowser();
}

/** Unpacks the npm package once; a half-unpacked folder is never used, because only a whole one gets the name. */
async function bundledBrowser(): Promise<Browser> {
  const packageFile = join(dirname(require.resolve('@sparticuz/chromium')), '../package.json');
  const { version } = require(packageFile) as { version: string };
  const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) {
    const partial = `${folder}-${process.pid}`;
    mkdirSync(partial, { recursive: true });
    await unpack(join(dirname(packageFile), 'bin'), partial);
    if (existsSync(folder)) rmSync(partial, { recursive: true });
    else renameSync(partial, folder);
  }
  const executablePath = join(folder, 'chromium');
  return { executablePath, args, env: environmentOf(executablePath, folder) };
}

async function unpack(from: string, into: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const shared = process.env.TMPDIR;
  // The package unpacks into the temporary folder that it reads when called; ours is no shared one.
  process.env.TMPDIR = into;
  const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
  const running = archives.map((name) => inflate(join(from, name)));
  if (shared === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = shared;
  await Promise.all(running);
}

/** Its own libraries only where the machine lacks them, its own fonts only where there are none. */
function environmentOf(executablePath: string, folder: string): Record<string, string> {
  const env: Record<string, string> = {};
  if (execFileSync('ldd', [executablePath], { encoding: 'utf8' }).includes('not found')) {
    env.LD_LIBRARY_PATH = join(folder, 'al2023/lib');
  }
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = join(folder, 'fonts');
  return env;
}
