import { useTranslate } from 'react-admin';
import type { AuditLogEntry } from '#contract/audit-log.ts';
import { isMoment } from '../controls/data-kind.ts';
import { useFormats } from '../formats.ts';
import { Nothing } from '../list/Nothing.tsx';
import { differencesOf } from './difference.ts';
import { useWords } from './use-words.ts';

/** The fields that changed, before and after; one column of values where there is one state only. */
export function DifferenceTable({ row }: { row: AuditLogEntry }) {
  const translate = useTranslate();
  const words = useWords();
  const differences = differencesOf(row.before, row.after);
  if (differences.length === 0) return <p className="data-none">{translate('auditLog.details.noChanges')}</p>;
  const isChange = row.before !== null && row.after !== null;
  const single = row.after === null ? 'before' : 'after';
  const sides = isChange ? (['before', 'after'] as const) : ([single] as const);
  const caption = translate(isChange ? 'auditLog.details.changes' : 'auditLog.details.values');
  return (
    <table className="audit-difference">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('auditLog.details.field')}</th>
          {sides.map((side) => (
            <th key={side} scope="col">
              {translate(isChange ? `auditLog.details.${side}` : 'auditLog.details.value')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <tr key={difference.field}>
            <th scope="row">{words.field(row.entity, difference.field)}</th>
            {sides.map((side) => (
              <td key={side} className={isChange ? `is-${side}` : undefined}>
                <Value value={difference[side]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ value }: { value: unknown }) {
  const translate = useTranslate();
  const { fullMoment, plainNumber } = useFormats();
  if (value === undefined || value === null || value === '') return <Nothing />;
  if (typeof value === 'boolean') return translate(value ? 'auditLog.details.yes' : 'auditLog.details.no');
  if (typeof value === 'number') return plainNumber(value);
  if (typeof value === 'string') return isMoment(value) ? <time dateTime={value}>{fullMoment(value)}</time> : value;
  if (Array.isArray(value) && value.length === 0) return <Nothing />;
  const isList = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  return isList ? value.join(', ') : JSON.stringify(value);
}
