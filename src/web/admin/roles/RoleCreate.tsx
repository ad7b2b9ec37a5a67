import { useTranslate } from 'react-admin';
import type { Role } from '#contract/roles.ts';
import { paths } from '#web/paths.ts';
import { CreatePage } from '../record/CreatePage.tsx';
import { RoleFields } from './RoleFields.tsx';

const defaults = { homeRoute: paths.dashboard.getHref(), flags: {}, featureFlags: {} };

/** A new role: it may nothing until somebody says what. */
export function RoleCreate() {
  const translate = useTranslate();
  return (
    <CreatePage<Role> resource="roles" title={translate('roles.new')} back={paths.roles.getHref()} defaults={defaults}>
      <RoleFields />
    </CreatePage>
  );
}
