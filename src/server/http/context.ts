import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Secrets } from '../secrets.ts';

/** What the server is made of; `buildApp` gets it, modules find it at `app.context`. */
export interface Context {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly version: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    context: Context;
  }
}
