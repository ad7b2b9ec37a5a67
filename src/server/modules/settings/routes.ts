import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { operations } from '#contract/index.ts';
import { type Locale, locales, pickLocale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { listPage } from '../../db/list-query.ts';
import { mount } from '../../http/mount.ts';
import { messages } from '../../i18n/message.ts';
import { readHealth } from './health.ts';
import { readInfo } from './info.ts';
import { remembered } from './remembered.ts';
import { frontendSettings } from './service.ts';

/** Milliseconds for which readiness is not looked at again. */
const readyFor = 1000;
/** Milliseconds for which the health of each part is not looked at again: that calls the mail server. */
const healthyFor = 5000;

const { frontend, locales: localeList, i18n, live, ready } = operations.settings;

export function settingsRoutes(app: FastifyInstance): void {
  mount(app, frontend, ({ context }) => frontendSettings(context));
  mount(app, localeList, async () => {
    const rows = locales.map((codeXx, index) => ({ id: index + 1, codeXx }));
    return listPage(rows, rows.length, { page: 1, perPage: 100 });
  });
  mount(app, i18n, async ({ params }) => ({ _data: textsOf(pickLocale(params.locale)) }));
  mount(app, live, async () => ({ status: 'ok' as const, checks: {} }));
  const startedAt = app.context.clock.now();
  const health = remembered(healthyFor, () => readHealth(app.context));
  mount(app, operations.info.get, async ({ context, actor, locale }) => ({
    _data: await readInfo(context, { actor, locale, startedAt, health: await health() }),
  }));
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

/** The server's texts under `server.`, so that they cannot hide one of the client's own. */
function textsOf(locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.entries(messages[locale]).map(([name, text]) => [`server.${name}`, text]));
}
