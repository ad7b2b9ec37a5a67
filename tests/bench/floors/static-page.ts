import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withFolder } from '../lifetime.ts';
import { withFileServer } from './file-server.ts';

const built = fileURLToPath(new URL('../../../dist/web', import.meta.url));

/** A page of the product as plain HTML with the same text, style, font and pictures, and without any script. */
export function withStaticPage<T>(url: string, path: string, work: (staticUrl: string) => Promise<T>): Promise<T> {
  return withFolder(async (folder) => {
    cpSync(built, folder, { recursive: true });
    const answer = await fetch(url + path, { headers: { 'accept-language': 'nl' } });
    writeFileSync(join(folder, 'index.html'), withoutScripts(await answer.text()));
    return withFileServer(folder, work);
  });
}

function withoutScripts(html: string): string {
  const bare = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
  if (!/<h1\b/.test(bare)) throw new Error('The server sent this page without its text');
  return bare;
}
