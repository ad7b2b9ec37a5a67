import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { withFolder } from '../lifetime.ts';
import { withFileServer } from './file-server.ts';

const head =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title>';
const body = '<div id="app"></div><script type="module" src="/app.js"></script>';

/** Builds one of the bare apps in this folder and serves it, with whatever data it reads beside it. */
export function withBundle<T>(
  entry: string,
  data: Readonly<Record<string, unknown>>,
  work: (url: string) => Promise<T>,
): Promise<T> {
  return withFolder(async (folder) => {
    await bundle(fileURLToPath(new URL(entry, import.meta.url)), folder);
    for (const [name, value] of Object.entries(data)) writeFileSync(join(folder, name), JSON.stringify(value));
    const page = `<!doctype html><html lang="nl"><head>${head}</head><body>${body}</body></html>`;
    writeFileSync(join(folder, 'index.html'), page);
    return withFileServer(folder, work);
  });
}

async function bundle(input: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 3000,
      rollupOptions: { input, output: { entryFileNames: 'app.js', assetFileNames: '[name][extname]' } },
    },
  });
}
