import { Link } from 'react-router-dom';
import type { AuditLogEntry } from '#contract/audit-log.ts';
import { recordPath } from './record-path.ts';
import { useWords } from './use-words.ts';

/** The record that a row is about, by its kind and its id; a way to it where the reader may go there. */
export function RecordName({ row }: { row: AuditLogEntry }) {
  const words = useWords();
  const path = recordPath(row);
  const { entity, entityId } = row;
  const id = entityId && <span className="audit-id">{shortId(entityId)}</span>;
  const name = (
    <>
      {words.entity(entity)} {id}
    </>
  );
  return path ? <Link to={path}>{name}</Link> : <span>{name}</span>;
}

/** The beginning tells ids of responses and sessions apart. */
function shortId(id: string): string {
  return /^[0-9a-f]{8}-/.test(id) ? id.slice(0, 8) : id;
}
