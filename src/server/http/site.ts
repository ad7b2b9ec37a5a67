import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Content } from '#contract/contents.ts';
import { apiRoot } from '#contract/index.ts';
import { type Locale, locales, pickLocale } from '#contract/locale.ts';
import type { FrontendSettings } from '#contract/settings.ts';
import type { Survey } from '#contract/surveys.ts';
import { allContents } from '../modules/contents/service.ts';
import { frontendSettings } from '../modules/settings/service.ts';
import { findSurveyByName } from '../modules/surveys/service.ts';
import { projectRoot } from '../root.ts';
import type { Context } from './context.ts';
import { sendProblem } from './errors.ts';
import { HttpProblem } from './problem.ts';

/** What the site's own server build takes and gives; see src/web/entry-server.tsx. */
interface PageInput {
  readonly path: string;
  readonly locale: Locale;
  readonly settings: FrontendSettings;
  readonly contents: Content[];
  readonly survey?: Survey | undefined;
}
interface RenderedPage {
  readonly html: string;
  readonly head: string;
  readonly status: 200 | 404;
}
type RenderPage = (input: PageInput) => RenderedPage;

const webFolder = join(projectRoot, 'dist/web');
const renderer = join(projectRoot, 'dist/ssr/entry-server.js');

/**
 * The built web app: its files, compressed beforehand, and every other address as a page. A page comes as HTML with its
 * data inlined, which the app hydrates; where it cannot be rendered, the bare app starts and fetches its data.
 */
export async function site(app: FastifyInstance): Promise<void> {
  const indexPath = join(webFolder, 'index.html');
  if (!existsSync(indexPath)) return;
  const template = readFileSync(indexPath, 'utf8');
  const render = existsSync(renderer) ? ((await import(renderer)) as { renderPage: RenderPage }).renderPage : undefined;
  await app.register(staticFiles, {
    root: webFolder,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['index.html', '.vite/**'],
    setHeaders: (reply, path) => {
      const immutable = path.includes('/assets/');
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
    },
  });
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
    if (path.startsWith(`${apiRoot}/`) || path.startsWith('/assets/')) {
      return sendProblem(new HttpProblem(404, 'unknownCall'), request, reply);
    }
    const locale = chosenLocale(request);
    const { html, status } = await makePage(app.context, { template, render, path, locale }).catch((error: unknown) => {
      request.log.error({ err: error, source: 'site' }, 'page not rendered');
      return { html: fill(template, { locale, html: '', head: '', data: '' }), status: 200 };
    });
    return reply
      .code(status)
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Language, Cookie')
      .type('text/html; charset=utf-8')
      .send(html);
  };
  app.get('/', page);
  app.get('/*', page);
}

interface PageRequest {
  readonly template: string;
  readonly render: RenderPage | undefined;
  readonly path: string;
  readonly locale: Locale;
}

async function makePage(context: Context, { template, render, path, locale }: PageRequest) {
  if (!render) return { html: fill(template, { locale, html: '', head: '', data: '' }), status: 200 };
  const { db } = context.database;
  const [settings, contents] = await Promise.all([frontendSettings(context), allContents(db, locale)]);
  const shown = contents.find((content) => `/${content.slug.replace(/^\/+/, '')}` === path);
  const survey =
    shown?.nameTech && !shown.authRequired ? await findSurveyByName(db, context, shown.nameTech, locale) : undefined;
  const input = { path, locale, settings, contents, survey };
  const { html, head, status } = render(input);
  const { path: _, ...inlined } = input;
  const data = html === '' ? '' : initialData({ apiUrl: apiRoot, ...inlined });
  return { html: fill(template, { locale, html, head, data }), status };
}

function fill(template: string, parts: { locale: Locale; html: string; head: string; data: string }): string {
  return template
    .replace('<html lang="en">', () => `<html lang="${parts.locale}">`)
    .replace('<!--app-head-->', () => parts.head)
    .replace('<!--app-html-->', () => parts.html)
    .replace('<!--app-data-->', () => parts.data);
}

/** Data for the app to hydrate from; not a script, and nothing in it can end its element. */
function initialData(data: unknown): string {
  return `<script type="application/json" id="initial-data">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
}

function chosenLocale(request: FastifyRequest): Locale {
  const chosen = request.headers.cookie?.match(/(?:^|;\s*)locale=([a-z]{2})(?:;|$)/)?.[1];
  return locales.find((locale) => locale === chosen) ?? pickLocale(request.headers['accept-language']);
}

/** The address without its query; Fastify has refused what cannot be decoded. */
function pathOf(url: string): string {
  return decodeURIComponent(url.split(/[?#]/)[0] ?? '/').replace(/(.)\/+$/, '$1');
}
