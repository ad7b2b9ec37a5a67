import { apiRoot } from '#contract/index.ts';
import { locales } from '#contract/locale.ts';
import type { FrontendSettings } from '#contract/settings.ts';
import type { Context } from '../../http/context.ts';
import { readAllSettings } from '../packages/service.ts';

/** What the web app needs to know before anyone signs in. */
export async function frontendSettings({ config, version, database }: Context): Promise<FrontendSettings> {
  const { base, session } = await readAllSettings(database.db);
  return {
    base: addressesOf(config),
    version,
    locales: [...locales],
    featureFlags: {},
    siteTitle: base.siteTitle,
    contactEmail: base.contactEmail,
    passwordMinLength: session.passwordMinLength,
  };
}

/** The addresses of API and site, as far as the configuration knows them. */
export function addressesOf({ publicUrl }: Context['config']) {
  return { apiUrl: publicUrl ? `${publicUrl}${apiRoot}` : apiRoot, url: publicUrl ?? '/' };
}
