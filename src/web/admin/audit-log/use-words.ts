import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { AuditLogEntry } from '#contract/audit-log.ts';

type Person = AuditLogEntry['actor'];

/** The audit log's names in the reader's language; what this version does not know keeps the name that it has. */
export function useWords() {
  const translate = useTranslate();
  return useMemo(() => {
    const nameOf = (person: NonNullable<Person>) =>
      person.name || translate('auditLog.userId', { id: String(person.id) });
    return {
      action: (action: string) => translate(`auditLog.action.${action}`, { _: action }),
      entity: (entity: string) => translate(`auditLog.entity.${entity}`, { _: entity }),
      /** A field's label on the page of its record, or its name. */
      field: (entity: string, field: string) => translate(`${areas[entity] ?? entity}.field.${field}`, { _: field }),
      /** Who did it, as whom. */
      who: ({ actor, impersonator }: Pick<AuditLogEntry, 'actor' | 'impersonator'>) => {
        if (!actor) return translate('auditLog.nobody');
        if (!impersonator) return nameOf(actor);
        return translate('auditLog.as', { impersonator: nameOf(impersonator), actor: nameOf(actor) });
      },
    };
  }, [translate]);
}

/** Where the texts of a kind of record are. */
const areas: Readonly<Record<string, string>> = {
  group: 'groups',
  job: 'queue',
  log: 'logs',
  message: 'messages',
  package: 'packages',
  'recurring-job': 'recurring',
  response: 'responses',
  role: 'roles',
  tenant: 'tenants',
  user: 'users',
};
