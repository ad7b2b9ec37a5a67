import { useMemo } from 'react';
import { Admin, localStorageStore, Resource } from 'react-admin';
import { useApi } from '#web/api/ApiProvider.tsx';
import { useLocale } from '#web/i18n/LocaleProvider.tsx';
import { createAuthProvider } from './providers/auth-provider.ts';
import { createDataProvider } from './providers/data-provider.ts';
import { createI18nProvider } from './providers/i18n-provider.ts';
import { resources } from './providers/resources.ts';
import { responses } from './responses/index.ts';
import { BrokenPage } from './shell/BrokenPage.tsx';
import { FrontendSettingsProvider } from './shell/FrontendSettings.tsx';
import { LoadingPage } from './shell/LoadingPage.tsx';
import { NotFound } from './shell/NotFound.tsx';
import { Shell } from './shell/Shell.tsx';
import { Toasts } from './shell/Toasts.tsx';
import { SignInPage } from './sign-in/SignInPage.tsx';
import { theme } from './theme.ts';

const store = localStorageStore('1', 'staff');

/** The back-office: what it is made of, and its rooms. */
export function AdminApp() {
  const { client, guest } = useApi();
  const { locale } = useLocale();
  const dataProvider = useMemo(() => createDataProvider(client, resources), [client]);
  const authProvider = useMemo(() => createAuthProvider(client, guest, resources), [client, guest]);
  const i18nProvider = useMemo(() => createI18nProvider(locale), [locale]);
  return (
    <FrontendSettingsProvider>
      <Admin
        requireAuth
        disableTelemetry
        title="De Arbeidsmarktscan"
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        store={store}
        theme={theme}
        layout={Shell}
        loginPage={SignInPage}
        loading={LoadingPage}
        catchAll={NotFound}
        error={BrokenPage}
        notification={Toasts}
      >
        <Resource name="responses" {...responses} />
      </Admin>
    </FrontendSettingsProvider>
  );
}
