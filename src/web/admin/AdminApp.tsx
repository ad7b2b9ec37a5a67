import { useMemo } from 'react';
import { Admin, CustomRoutes, Resource, type ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { useApi } from '#web/api/ApiProvider.tsx';
import { useLocale, useServerTexts } from '#web/i18n/LocaleProvider.tsx';
import { paths } from '#web/paths.ts';
import { auditLog } from './audit-log/index.ts';
import { groups } from './groups/index.ts';
import { HomePage } from './home/HomePage.tsx';
import { InfoPage } from './info/InfoPage.tsx';
import { logs } from './logs/index.ts';
import { messages } from './messages/index.ts';
import { PackagePage } from './packages/PackagePage.tsx';
import { PackagesPage } from './packages/PackagesPage.tsx';
import { ForgotPasswordPage } from './password/ForgotPasswordPage.tsx';
import { ProfilePage } from './profile/ProfilePage.tsx';
import { createAuthProvider } from './providers/auth-provider.ts';
import { createDataProvider } from './providers/data-provider.ts';
import { createI18nProvider } from './providers/i18n-provider.ts';
import { createQueryClient } from './providers/query-client.ts';
import { resources } from './providers/resources.ts';
import { useOwnStore } from './providers/use-own-store.ts';
import { queue } from './queue/index.ts';
import { recurring } from './recurring/index.ts';
import { responses } from './responses/index.ts';
import { roles } from './roles/index.ts';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { BrokenShell } from './shell/BrokenShell.tsx';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { FrontendSettingsProvider } from './shell/FrontendSettings.tsx';
import { LoadingPage } from './shell/LoadingPage.tsx';
import { LogoutPage } from './shell/LogoutPage.tsx';
import { NoPermission } from './shell/NoPermission.tsx';
import { NotFound } from './shell/NotFound.tsx';
import { Shell } from './shell/Shell.tsx';
import { Toasts } from './shell/Toasts.tsx';
import { SignInPage } from './sign-in/SignInPage.tsx';
import { tenants } from './tenants/index.ts';
import { themes } from './theme.ts';
import { users } from './users/index.ts';

/** The rooms of the settings, each at its own address. */
const rooms: readonly (ResourceProps & { readonly pattern: string })[] = [
  { name: 'users', pattern: paths.users.pattern, ...users },
  { name: 'roles', pattern: paths.roles.pattern, ...roles },
  { name: 'groups', pattern: paths.groups.pattern, ...groups },
  { name: 'tenants', pattern: paths.tenants.pattern, ...tenants },
  { name: 'messages', pattern: paths.messages.pattern, ...messages },
  { name: 'auditLog', pattern: paths.auditLog.pattern, ...auditLog },
  { name: 'logs', pattern: paths.logs.pattern, ...logs },
  { name: 'queue', pattern: paths.queue.pattern, ...queue },
  { name: 'recurring', pattern: paths.recurring.pattern, ...recurring },
];

/** The back-office: what it is made of, and its rooms. Who may enter which, the guard has decided by then. */
export function AdminApp() {
  const { client } = useApi();
  const { locale } = useLocale();
  const serverTexts = useServerTexts();
  const store = useOwnStore();
  const queryClient = useMemo(createQueryClient, []);
  const dataProvider = useMemo(() => createDataProvider(client, resources), [client]);
  const authProvider = useMemo(() => createAuthProvider(client, resources), [client]);
  const i18nProvider = useMemo(() => createI18nProvider(locale, serverTexts), [locale, serverTexts]);
  return (
    <FrontendSettingsProvider>
      <Admin
        disableTelemetry
        title="De Arbeidsmarktscan"
        queryClient={queryClient}
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        store={store}
        theme={themes[locale]}
        layout={Shell}
        loginPage={SignInPage}
        loading={LoadingPage}
        catchAll={NotFound}
        error={BrokenShell}
        notification={Toasts}
      >
        <CustomRoutes noLayout>
          <Route path={paths.logout.pattern} element={<LogoutPage />} />
          <Route path={paths.forgotPassword.pattern} element={<ForgotPasswordPage />} />
          <Route path={paths.error.pattern} element={<ErrorPage />} />
        </CustomRoutes>
        <CustomRoutes>
          <Route path={paths.dashboard.pattern} element={<HomePage />} />
          <Route path={paths.noPermission.pattern} element={<NoPermission />} />
          <Route path={paths.settings.pattern} element={<SettingsPage />} />
          <Route path={paths.profile.pattern} element={<ProfilePage />} />
          <Route path={paths.packages.pattern} element={<PackagesPage />} />
          <Route path={paths.package.pattern} element={<PackagePage />} />
          <Route path={paths.info.pattern} element={<InfoPage />} />
          {rooms.map(({ pattern, ...room }) => (
            <Route key={room.name} path={`${pattern}/*`} element={<Resource {...room} />} />
          ))}
        </CustomRoutes>
        <Resource name="responses" {...responses} />
      </Admin>
    </FrontendSettingsProvider>
  );
}
