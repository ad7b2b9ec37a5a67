import { useTranslate } from 'react-admin';
import { auditActions, auditEntities } from '#contract/audit-entry.ts';
import { operations } from '#contract/index.ts';
import { useLocale } from '#web/i18n/LocaleProvider.tsx';
import { mayCall } from '#web/session/permissions.ts';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { PeriodFilter } from '../list/PeriodFilter.tsx';
import { ActorFilter } from './ActorFilter.tsx';
import { useWords } from './use-words.ts';

/** What the audit log can be narrowed down by. */
export function AuditFilters() {
  const translate = useTranslate();
  const words = useWords();
  const { locale } = useLocale();
  const options = (values: readonly string[], word: (value: string) => string) =>
    values.map((value) => ({ value, label: word(value) })).sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <>
      <FilterSelect
        name="action"
        label={translate('auditLog.field.action')}
        all={translate('auditLog.allActions')}
        options={options(auditActions, words.action)}
      />
      <FilterSelect
        name="entity"
        label={translate('auditLog.field.entity')}
        all={translate('auditLog.allEntities')}
        options={options(auditEntities, words.entity)}
      />
      {mayCall(operations.users.list.access) && <ActorFilter />}
      <PeriodFilter name="at" />
    </>
  );
}
