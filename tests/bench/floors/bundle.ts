import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { withFileServer } from './file-server.ts';

/** Builds one of the bare apps in this folder and serves it, with whatever data it reads beside it. */
export async function withBundle<T>(
  entry: string,
  data: Readonly<Record<string, unknown>>,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'arbeidsmarktscan-bundle-'));
  try {
    const input = fileURLToPath(new URL(entry, import.meta.url));
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: folder,
        emptyOutDir: true,
        target: 'es2022',
        chunkSizeWarningLimit: 3000,
        rollupOptions: { input, output: { entryFileNames: 'app.js', assetFileNames: '[name][extname]' } },
      },
    });
    for (const [name, value] of Object.entries(data)) writeFileSync(join(folder, name), JSON.stringify(value));
    const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
    const page = `<!doctype html><html lang="nl"><head>${head}<title>Floor</title></head><body><div id="app"></div><script type="module" src="/app.js"></script></body></html>`;
    writeFileSync(join(folder, 'index.html'), page);
    return await withFileServer(folder, work);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
