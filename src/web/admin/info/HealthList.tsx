import { useTranslate } from 'react-admin';
import type { HealthPart } from '#contract/info.ts';
import { HealthChip } from './HealthChip.tsx';

/** How each part is, with a sentence on it. */
export function HealthList({ parts }: { parts: readonly HealthPart[] }) {
  const translate = useTranslate();
  return (
    <ul className="info-parts">
      {parts.map(({ name, status, text }) => (
        <li key={name}>
          <b>{translate(`info.part.${name}`, { _: name })}</b>
          <HealthChip status={status} label={translate(`info.status.${status}`)} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
