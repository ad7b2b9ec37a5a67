import type { FastifyRequest } from 'fastify';

/** A urlencoded body as an object of strings; a name that comes twice counts once, the first time. */
export function parseUrlEncoded(
  _request: FastifyRequest,
  body: string | Buffer,
  done: (error: Error | null, parsed?: unknown) => void,
): void {
  const fields = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(String(body))) fields[name] ??= value;
  done(null, { ...fields });
}
