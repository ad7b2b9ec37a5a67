import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Config } from './config.ts';

export interface Secrets {
  /** Signs access tokens. */
  readonly jwt: Uint8Array;
  /** Encrypts what must be read back, and derives refresh tokens. */
  readonly encryption: Uint8Array;
}

const kept = z.object({ jwtSecret: z.string(), encryptionKey: z.string() });

/** The configured secrets; where none is configured, random ones that are made once and kept in the data folder. */
export function loadSecrets(config: Config): Secrets {
  const { jwtSecret, encryptionKey } = config;
  if (jwtSecret && encryptionKey) return { jwt: bytes(jwtSecret), encryption: bytes(encryptionKey) };
  const stored = readOrMake(config.dataDir);
  return { jwt: bytes(jwtSecret ?? stored.jwtSecret), encryption: bytes(encryptionKey ?? stored.encryptionKey) };
}

function readOrMake(dataDir: string): z.output<typeof kept> {
  const path = join(dataDir, 'secrets.json');
  if (existsSync(path)) return kept.parse(JSON.parse(readFileSync(path, 'utf8')));
  const made = { jwtSecret: randomBytes(48).toString('base64'), encryptionKey: randomBytes(48).toString('base64') };
  mkdirSync(dataDir, { recursive: true });
  // All or nothing: half a file would lock everyone out at the next start.
  const prepared = `${path}.${process.pid}`;
  writeFileSync(prepared, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  renameSync(prepared, path);
  return made;
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
