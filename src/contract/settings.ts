import * as z from 'zod/mini';
import { listOf } from './envelope.ts';
import { locale } from './locale.ts';
import { defineOperation } from './operation.ts';

/** What the web app needs to know before anyone signs in. */
export const frontendSettings = z.object({
  base: z.object({ apiUrl: z.string(), url: z.string() }),
  version: z.string(),
  locales: z.array(locale),
  featureFlags: z.record(z.string(), z.boolean()),
  siteTitle: z.string(),
  contactEmail: z.string(),
  /** Characters that a new password has at least. */
  passwordMinLength: z.int(),
});
export type FrontendSettings = z.output<typeof frontendSettings>;

export const language = z.object({ id: z.int(), codeXx: z.string() });

const health = z.object({ status: z.enum(['ok', 'failing']), checks: z.record(z.string(), z.boolean()) });

export const settingsOperations = {
  frontend: defineOperation({
    id: 'settings.frontend',
    method: 'GET',
    path: 'settings/frontend',
    summary: 'Settings of the web app',
    access: 'public',
    response: frontendSettings,
  }),
  locales: defineOperation({
    id: 'settings.locales',
    method: 'GET',
    path: 'base/locales',
    summary: 'The languages that the product speaks',
    access: 'public',
    response: listOf(language),
  }),
  i18n: defineOperation({
    id: 'settings.i18n',
    method: 'GET',
    path: 'base/i18n/{locale}',
    summary: "The server's texts in a language, which the client merges over its own",
    access: 'public',
    params: z.object({ locale: z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/)) }),
    response: z.object({ _data: z.record(z.string(), z.string()) }),
  }),
  live: defineOperation({
    id: 'health.live',
    method: 'GET',
    path: 'health/live',
    summary: 'Whether the process runs',
    access: 'public',
    response: health,
  }),
  ready: defineOperation({
    id: 'health.ready',
    method: 'GET',
    path: 'health/ready',
    summary: 'Whether the process can serve: database and migrations',
    access: 'public',
    response: health,
  }),
};
