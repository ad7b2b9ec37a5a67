import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { AuditLogEntry } from '#contract/audit-log.ts';
import { useFormats } from '../formats.ts';
import { Nothing } from '../list/Nothing.tsx';
import { useDeviceName } from '../profile/use-device-name.ts';
import { RecordName } from './RecordName.tsx';
import { useWords } from './use-words.ts';

/** What is known about a row besides the fields that changed. */
export function AuditFacts({ row }: { row: AuditLogEntry }) {
  const translate = useTranslate();
  const words = useWords();
  const deviceName = useDeviceName();
  const { fullMoment } = useFormats();
  const facts: [label: string, value: ReactNode][] = [
    ['field.actor', words.who(row)],
    [
      'field.at',
      <time key="at" dateTime={row.at}>
        {fullMoment(row.at)}
      </time>,
    ],
    ['field.entity', <RecordName key="record" row={row} />],
    ['field.tenant', row.tenant?.name],
    ['field.address', row.address],
    ['details.device', row.userAgent && <span title={row.userAgent}>{deviceName(row.userAgent)}</span>],
    ['details.chain', translate(row.sealed ? 'auditLog.details.sealed' : 'auditLog.details.unsealed')],
  ];
  return (
    <dl className="audit-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{translate(`auditLog.${label}`)}</dt>
          <dd>{value || <Nothing />}</dd>
        </div>
      ))}
    </dl>
  );
}
