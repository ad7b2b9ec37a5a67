import { useTranslate } from 'react-admin';
import type { Group } from '#contract/groups.ts';
import { operations } from '#contract/index.ts';
import { paths } from '#web/paths.ts';
import { mayCall } from '#web/session/permissions.ts';
import { CreatePage } from '../record/CreatePage.tsx';
import { Field } from '../record/Field.tsx';
import { useTenantChoices } from '../tenants/use-tenant-choices.ts';
import { GroupFields } from './GroupFields.tsx';

/** A new group, of another tenant only for who sees them all. */
export function GroupCreate() {
  const translate = useTranslate();
  const tenants = useTenantChoices();
  return (
    <CreatePage<Group> resource="groups" title={translate('groups.new')} back={paths.groups.getHref()}>
      <GroupFields>
        {mayCall(operations.tenants.list.access) && <Field source="tenant" choices={tenants} wide />}
      </GroupFields>
    </CreatePage>
  );
}
