import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/index.ts';
import { type Locale, locales, pickLocale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { listPage } from '../../db/list-query.ts';
import { mount } from '../../http/mount.ts';
import { messages } from '../../i18n/message.ts';
import { frontendSettings } from './service.ts';

/** Milliseconds for which readiness is not looked at again. */
const readyFor = 1000;

const { frontend, locales: localeList, i18n, live, ready } = operations.settings;

export function settingsRoutes(app: FastifyInstance): void {
  mount(app, frontend, ({ context }) => frontendSettings(context));
  mount(app, localeList, async () => {
    const rows = locales.map((codeXx, index) => ({ id: index + 1, codeXx }));
    return listPage(rows, rows.length, { page: 1, perPage: 100 });
  });
  mount(app, i18n, async ({ params }) => ({ _data: textsOf(pickLocale(params.locale)) }));
  mount(app, live, async () => ({ status: 'ok' as const, checks: {} }));
  const answers = remembered(readyFor, () => askDatabase(app.context.database.db));
  mount(app, ready, async ({ reply }) => {
    const database = await answers();
    if (!database) reply.code(503);
    return { status: database ? ('ok' as const) : ('failing' as const), checks: { database } };
  });
}

function askDatabase(db: Db): Promise<boolean> {
  return db.execute(sql`SELECT 1`).then(
    () => true,
    () => false,
  );
}

/** Gives one answer to everyone who asks within its lifetime, in milliseconds, so that asking often costs nothing. */
function remembered<T>(lifetime: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let until = 0;
  return () => {
    if (!answer || performance.now() >= until) {
      answer = ask();
      until = performance.now() + lifetime;
    }
    return answer;
  };
}

/** The server's texts under `server.`, so that they cannot hide one of the client's own. */
function textsOf(locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.entries(messages[locale]).map(([name, text]) => [`server.${name}`, text]));
}
