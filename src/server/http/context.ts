import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Mailer } from '../modules/messages/service.ts';
import type { Secrets } from '../secrets.ts';

/** What the server is made of; `buildApp` gets it, modules find it at `app.context`. */
export interface Context {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly version: string;
  /** Origin of the site in links, without a slash at the end; from the configuration, never from a request. */
  readonly siteUrl: string;
  /** How mail leaves the process. */
  readonly mailer: Mailer;
}

declare module 'fastify' {
  interface FastifyInstance {
    context: Context;
  }
}
