import { useSignedIn } from '#web/session/use-signed-in.ts';
import { SiteFooter } from '#web/site/shell/SiteFooter.tsx';
import { useFrontendSettings } from './FrontendSettings.tsx';
import { StaffFooter } from './StaffFooter.tsx';

/** The public footer while nobody is signed in, else the staff's. */
export function ShellFooter() {
  const settings = useFrontendSettings();
  return useSignedIn() ? <StaffFooter /> : <SiteFooter contactEmail={settings?.contactEmail} />;
}
