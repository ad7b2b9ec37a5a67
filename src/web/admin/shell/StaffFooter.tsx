import { useGetIdentity, useTranslate } from 'react-admin';
import { useApi } from '#web/api/ApiProvider.tsx';
import { isAdministrator } from '#web/session/permissions.ts';
import { useFrontendSettings } from './FrontendSettings.tsx';

/** The version and the API; for administrators also who they are. */
export function StaffFooter() {
  const translate = useTranslate();
  const { apiUrl } = useApi();
  const settings = useFrontendSettings();
  return (
    <footer className="staff-foot">
      {settings && <span>{translate('shell.version', { version: settings.version })}</span>}
      <span>{translate('shell.api', { url: apiUrl })}</span>
      {isAdministrator() && <Who />}
    </footer>
  );
}

function Who() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  if (!identity) return null;
  const [role] = identity.roles as string[];
  return (
    <span className="staff-who">
      {[identity.fullName, role && translate(`role.${role}`, { _: role })].filter(Boolean).join(' · ')}
    </span>
  );
}
