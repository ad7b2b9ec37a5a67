import { resolve } from 'node:path';
import * as z from 'zod/mini';

/** Secrets that stand in examples and so must never guard real data. */
const exampleSecret = /^(change[-_ ]?me|secret|example|test|password|default|insecure)/i;
const shortestSecret = 32;

const flag = z.pipe(
  z.enum(['0', '1', 'true', 'false']),
  z.transform((text) => text === '1' || text === 'true'),
);

const environment = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(z.url()),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'))),
  ADMIN_EMAIL: z._default(z.email(), 'admin@example.com'),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(4))),
  SEED: z._default(z.enum(['demo', 'none']), 'demo'),
  SMTP_URL: z.optional(
    z.url({ protocol: /^smtps?$/, hostname: /^.+$/, error: 'must be smtp://… or smtps://…, with a host' }),
  ),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.regex(/^[^\p{Cc}<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/u, 'must be NAME <ADDRESS> or an address'),
      ),
  ),
  CORS_ORIGINS: z._default(z.string(), ''),
  TRUST_PROXY: z._default(z.string(), ''),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
  JOBS: z._default(z.enum(['inline', 'off']), 'inline'),
  JWT_SECRET: z.optional(z.string()),
  ENCRYPTION_KEY: z.optional(z.string()),
  RATE_LIMIT: z._default(flag, true),
});

export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Origin of the site in links and documents, without a slash at the end; derived from the address where unset. */
  readonly publicUrl: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly adminEmail: string;
  readonly adminPassword: string | undefined;
  readonly seed: 'demo' | 'none';
  /** The mail server, `smtp://user:password@host:port` or `smtps://…`; without it mail is kept and not sent. */
  readonly smtpUrl: string | undefined;
  /** Who mail comes from, as it stands in the header: `Name <address>`. */
  readonly mailFrom: string;
  readonly corsOrigins: readonly string[];
  readonly trustProxy: string | boolean;
  readonly logLevel: string;
  /** Whether this process runs jobs and sends mail; `off` where `npm run worker` does. */
  readonly jobs: 'inline' | 'off';
  readonly jwtSecret: string | undefined;
  readonly encryptionKey: string | undefined;
  readonly rateLimit: boolean;
}

/** What is wrong with the configuration, a line each; `message` is fit for a terminal. */
export class ConfigError extends Error {}

/**
 * Reads the configuration, once. Empty variables count as unset.
 * @throws ConfigError that names each bad variable
 */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new ConfigError(`The configuration is not right:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  // Whoever has an address with TLS is not trying things out.
  const production = env.NODE_ENV === 'production' || env.PUBLIC_URL?.startsWith('https:') === true;
  if (production) refuseExampleSecrets({ JWT_SECRET: env.JWT_SECRET, ENCRYPTION_KEY: env.ENCRYPTION_KEY });
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    adminEmail: env.ADMIN_EMAIL.toLowerCase(),
    adminPassword: env.ADMIN_PASSWORD,
    seed: env.SEED,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `De Arbeidsmarktscan <no-reply@${mailHost(env.PUBLIC_URL)}>`,
    corsOrigins: env.CORS_ORIGINS.split(',').flatMap((origin) => origin.trim().replace(/\/+$/, '') || []),
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL,
    jobs: env.JOBS,
    jwtSecret: env.JWT_SECRET,
    encryptionKey: env.ENCRYPTION_KEY,
    rateLimit: env.RATE_LIMIT,
  };
}

/** Of an address: everything up to the last @ before the path, for a password may hold one. */
const credentials = /\/\/[^/?#]*@/;

function mailHost(publicUrl: string | undefined): string {
  return publicUrl ? new URL(publicUrl).hostname : 'localhost';
}

/** The configuration as it may be printed: no secret, no password. */
export function redact(config: Config): Record<string, unknown> {
  const hidden = (value: string | undefined) => (value === undefined ? '(unset)' : '(set)');
  return {
    ...config,
    databaseUrl: config.databaseUrl?.replace(credentials, '//***@') ?? '(embedded)',
    smtpUrl: config.smtpUrl?.replace(credentials, '//***@') ?? '(unset: mail is kept, not sent)',
    adminPassword: hidden(config.adminPassword),
    jwtSecret: hidden(config.jwtSecret),
    encryptionKey: hidden(config.encryptionKey),
  };
}

/** A hop count is not taken: it trusts whoever connects. Addresses, ranges or `loopback` say who is a proxy. */
function readTrustProxy(text: string): string | boolean {
  if (text === '' || text === 'false' || text === '0') return false;
  if (text === 'true' || /^\d+$/.test(text)) {
    throw new ConfigError(
      'The configuration is not right:\n  TRUST_PROXY: name addresses or ranges, such as loopback or 10.0.0.0/8',
    );
  }
  return text;
}

function refuseExampleSecrets(secrets: Record<string, string | undefined>): void {
  for (const [name, secret] of Object.entries(secrets)) {
    if (secret === undefined) continue;
    if (exampleSecret.test(secret) || secret.length < shortestSecret) {
      throw new ConfigError(
        `${name} is an example or shorter than ${shortestSecret} characters. Set a random one, for instance from: openssl rand -base64 48`,
      );
    }
  }
}
