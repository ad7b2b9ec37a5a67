import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A plain file server, as any web host is one: files as they are, and the index for every other path. */
export async function serveFiles(folder: string, port: number): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const path = join(folder, decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/'));
    const file =
      path.startsWith(folder) && existsSync(path) && statSync(path).isFile() ? path : join(folder, 'index.html');
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
