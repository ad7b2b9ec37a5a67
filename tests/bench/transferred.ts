import type { Visit } from './throttled-browser.ts';

/** Opens a path and lets it settle. @returns kilobytes of JavaScript that came over the wire, headers and all */
export async function scriptsLoadedBy({ page, cdp }: Visit, path: string): Promise<number> {
  const scripts = new Set<string>();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.mimeType.endsWith('javascript')) scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return bytes / 1000;
}
