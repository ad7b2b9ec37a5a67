import { useRecordContext, useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import type { User } from '#contract/users.ts';
import { mayCall } from '#web/session/permissions.ts';
import { currentSession } from '#web/session/session-store.ts';
import { Field } from '../record/Field.tsx';
import { FormSection } from '../record/FormSection.tsx';
import { useTenantChoices } from '../tenants/use-tenant-choices.ts';
import { GroupsField } from './GroupsField.tsx';
import { RolesField } from './RolesField.tsx';
import { UserTwoFactor } from './UserTwoFactor.tsx';

/** What is filled in of a user. A password is not among it. */
export function UserFields() {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  const isSelf = user?.id === currentSession()?.payload.id;
  return (
    <>
      <FormSection title={translate('users.details.title')} text={translate('users.details.text')}>
        <Field source="firstname" />
        <Field source="lastname" />
        <Field source="email" wide hint={translate(user ? 'users.details.email' : 'users.details.invitation')} />
        {mayCall(operations.tenants.list.access) && !isSelf && <TenantField isNew={!user} />}
        <Field source="locale" />
      </FormSection>
      <FormSection title={translate('users.rights.title')} text={translate('users.rights.text')}>
        {user && isSelf ? <p className="record-field is-wide">{translate('users.rights.own')}</p> : <RolesField />}
      </FormSection>
      {mayCall(operations.groups.list.access) && (
        <FormSection title={translate('users.groups.title')} text={translate('users.groups.text')}>
          <GroupsField />
        </FormSection>
      )}
      <FormSection title={translate('users.signIn.title')} text={translate('users.signIn.text')}>
        {user && <UserTwoFactor user={user} />}
        {!isSelf && <Field source="active" />}
        <Field source="requiresTwoFactor" />
      </FormSection>
    </>
  );
}

function TenantField({ isNew }: { isNew: boolean }) {
  const translate = useTranslate();
  const choices = useTenantChoices();
  return <Field source="tenant" choices={choices} {...(isNew && { hint: translate('users.details.ownTenant') })} />;
}
