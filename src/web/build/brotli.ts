import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Brotli beside each text asset, so that the server sends it as it stands. */
export function brotli(outDir: string): Plugin {
  return {
    name: 'brotli',
    apply: 'build',
    writeBundle() {
      for (const entry of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        const path = join(outDir, entry);
        if (!statSync(path).isFile() || !/\.(js|css|svg|json)$/.test(path) || path.endsWith('config.json')) continue;
        const text = readFileSync(path);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
      }
    },
  };
}
