import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { operations } from '#contract/index.ts';
import type { FrontendSettings } from '#contract/settings.ts';
import { useApi } from '#web/api/ApiProvider.tsx';

const SettingsContext = createContext<FrontendSettings | undefined>(undefined);

/** The server's settings for the web app; absent until they come, and nothing here waits for them. */
export function useFrontendSettings(): FrontendSettings | undefined {
  return useContext(SettingsContext);
}

/** Loads the settings once for the whole back-office. */
export function FrontendSettingsProvider({ children }: { children: ReactNode }) {
  const { guest } = useApi();
  const [settings, setSettings] = useState<FrontendSettings>();
  useEffect(() => {
    const controller = new AbortController();
    guest
      .call(operations.settings.frontend, {}, { signal: controller.signal })
      .then(setSettings)
      .catch(() => undefined);
    return () => controller.abort();
  }, [guest]);
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}
