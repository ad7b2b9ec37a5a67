import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import staticFiles from '@fastify/static';
import Fastify from 'fastify';

/** Serves a folder as well as a plain file server can: everything compressed beforehand. */
export async function withFileServer<T>(folder: string, work: (url: string) => Promise<T>): Promise<T> {
  compressFiles(folder);
  const app = Fastify({ forceCloseConnections: true });
  await app.register(staticFiles, { root: folder, preCompressed: true });
  try {
    return await work(await app.listen({ host: '127.0.0.1', port: 0 }));
  } finally {
    await app.close();
  }
}

function compressFiles(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names) {
    const path = join(folder, name);
    if (!/\.(html|js|css|svg|json)$/.test(name) || names.includes(`${name}.br`) || !statSync(path).isFile()) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
}
