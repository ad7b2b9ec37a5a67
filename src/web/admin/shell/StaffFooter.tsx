import { useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { useApi } from '#web/api/ApiProvider.tsx';
import { currentPermissions, isAdministrator } from '#web/session/permissions.ts';
import { DataDialog } from '../controls/DataDialog.tsx';
import { useRoleName } from '../use-role-name.ts';
import { useFrontendSettings } from './FrontendSettings.tsx';

/** The version and where the product and its API are; for administrators also who they are and what they may do. */
export function StaffFooter() {
  const translate = useTranslate();
  const { apiUrl } = useApi();
  const settings = useFrontendSettings();
  return (
    <footer className="staff-foot">
      {settings && <span>{translate('shell.version', { version: settings.version })}</span>}
      {settings && <span>{translate('shell.base', { url: whole(settings.base.url) })}</span>}
      <span>{translate('shell.api', { url: whole(settings?.base.apiUrl ?? apiUrl) })}</span>
      {isAdministrator() && <Tools />}
    </footer>
  );
}

/** A server that was not told its address gives paths; people copy whole addresses. */
function whole(url: string): string {
  return new URL(url, window.location.origin).href.replace(/\/$/, '');
}

function Tools() {
  const translate = useTranslate();
  const roleName = useRoleName();
  const { identity } = useGetIdentity();
  const [shown, setShown] = useState<'userDetails' | 'profileFlags'>();
  if (!identity) return null;
  const roles: readonly string[] = identity.roles;
  const data = shown === 'profileFlags' ? currentPermissions()?.profileFlags : identity.profile;
  return (
    <div className="staff-who">
      <span>{[identity.fullName, ...roles.slice(0, 1).map(roleName)].join(' · ')}</span>
      {(['userDetails', 'profileFlags'] as const).map((name) => (
        <button key={name} type="button" className="staff-link" onClick={() => setShown(name)}>
          {translate(`shell.${name}`)}
        </button>
      ))}
      {shown && (
        <DataDialog title={translate(`shell.${shown}`)} data={data ?? {}} onClose={() => setShown(undefined)} />
      )}
    </div>
  );
}
