import { apiRoot } from '#contract/index.ts';
import { locales } from '#contract/locale.ts';
import type { FrontendSettings } from '#contract/settings.ts';
import type { Context } from '../../http/context.ts';
import { readPackageSettings } from '../packages/service.ts';

/** What the web app needs to know before anyone signs in. */
export async function frontendSettings({ config, version, database }: Context): Promise<FrontendSettings> {
  const { passwordMinLength } = await readPackageSettings(database.db, 'session');
  return {
    base: { apiUrl: config.publicUrl ? `${config.publicUrl}${apiRoot}` : apiRoot, url: config.publicUrl ?? '/' },
    version,
    locales: [...locales],
    featureFlags: {},
    siteTitle: 'De Arbeidsmarktscan',
    contactEmail: 'info@arbeidsmarktscan.example',
    passwordMinLength,
  };
}
