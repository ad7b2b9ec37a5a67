import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/index.ts';
import { type Locale, locales, pickLocale } from '#contract/locale.ts';
import { listPage } from '../../db/list-query.ts';
import { mount } from '../../http/mount.ts';
import { messages } from '../../i18n/message.ts';
import { frontendSettings } from './service.ts';

const { frontend, locales: localeList, i18n, live, ready } = operations.settings;

export function settingsRoutes(app: FastifyInstance): void {
  mount(app, frontend, async ({ context }) => frontendSettings(context));
  mount(app, localeList, async () => {
    const rows = locales.map((codeXx, index) => ({ id: index + 1, codeXx }));
    return listPage(rows, rows.length, { page: 1, perPage: 100 });
  });
  mount(app, i18n, async ({ params }) => ({ _data: textsOf(pickLocale(params.locale)) }));
  mount(app, live, async () => ({ status: 'ok' as const, checks: {} }));
  mount(app, ready, async ({ context, reply }) => {
    const database = await context.database.db.execute(sql`SELECT 1`).then(
      () => true,
      () => false,
    );
    if (!database) reply.code(503);
    return { status: database ? ('ok' as const) : ('failing' as const), checks: { database } };
  });
}

/** The server's texts under `server.`, so that they cannot hide one of the client's own. */
function textsOf(locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.entries(messages[locale]).map(([name, text]) => [`server.${name}`, text]));
}
