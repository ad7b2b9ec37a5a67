import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { seesEveryTenant } from '#web/session/permissions.ts';
import { Field } from '../record/Field.tsx';
import type { FormValues } from '../record/form-values.ts';
import { useGroups } from './use-choices.ts';
import './users.css';

/** The groups of a user, of those that the user's tenant has: with the tenant, the choice changes. */
export function GroupsField() {
  const translate = useTranslate();
  const tenant = useWatch<FormValues>({ name: 'tenant' });
  const groups = useGroups(Number(tenant) || undefined);
  const { field } = useController<FormValues>({ name: 'groupIds' });
  const chosen = field.value as readonly number[];
  const kept = chosen.filter((id) => groups.some((group) => group.id === id));
  const isForeign = groups.length > 0 && kept.length < chosen.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen changes with the groups that there are
  useEffect(() => {
    if (isForeign) field.onChange(kept);
  }, [isForeign]);

  if (!tenant && seesEveryTenant()) {
    return <p className="record-field is-wide">{translate('users.groups.tenantFirst')}</p>;
  }
  if (groups.length === 0) return <p className="record-field is-wide">{translate('users.groups.none')}</p>;
  const choices = groups.map(({ id, name, description }) => ({
    id,
    name,
    ...(description && { detail: description }),
  }));
  return (
    <div className="user-checks">
      <Field source="groupIds" label={translate('users.field.groups')} choices={choices} />
    </div>
  );
}
