import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { isEmpty, isMoment, kindOf, longText } from './data-kind.ts';

interface DataListProps {
  readonly data: object;
  readonly showsEmpty: boolean;
}

/** The fields of an item, or the items of a list by their number. */
export function DataList({ data, showsEmpty }: DataListProps) {
  const entries = Object.entries(data).filter(([, value]) => showsEmpty || !isEmpty(value));
  return (
    <ul className="data-list">
      {entries.map(([name, value]) => (
        <li key={name}>
          <DataField
            name={Array.isArray(data) ? String(Number(name) + 1) : name}
            value={value}
            showsEmpty={showsEmpty}
          />
        </li>
      ))}
    </ul>
  );
}

function DataField({ name, value, showsEmpty }: { name: string; value: unknown; showsEmpty: boolean }) {
  const translate = useTranslate();
  const kind = kindOf(value);
  if (kind === 'empty' || kind === 'line') {
    return (
      <div className="data-field">
        <span className="data-name">{name}</span>
        <DataValue value={value} />
      </div>
    );
  }
  return (
    <details className="data-node">
      <summary>
        <span className="data-name">{name}</span>
        <span className={kind === 'long' ? 'data-size data-size--text' : 'data-size'}>
          {sizeOf(kind, value, translate)}
        </span>
      </summary>
      {kind === 'long' ? (
        <p className="data-long">{String(value)}</p>
      ) : (
        <DataList data={Object(value)} showsEmpty={showsEmpty} />
      )}
    </details>
  );
}

/** What a folded node holds. A long text shows how it begins. */
function sizeOf(kind: 'list' | 'fields' | 'long', value: unknown, translate: ReturnType<typeof useTranslate>): string {
  if (kind === 'long') return String(value).slice(0, longText);
  const count = Object.keys(Object(value)).length;
  return translate(kind === 'list' ? 'controls.data.items' : 'controls.data.fields', { smart_count: count });
}

function DataValue({ value }: { value: unknown }) {
  const translate = useTranslate();
  const formats = useFormats();
  if (isEmpty(value)) return <span className="data-empty">{translate('controls.data.empty')}</span>;
  if (typeof value === 'boolean') return <span>{translate(value ? 'controls.data.yes' : 'controls.data.no')}</span>;
  if (typeof value === 'string' && isMoment(value)) {
    return <time dateTime={value}>{formats.fullMoment(value)}</time>;
  }
  if (typeof value === 'number') return <span>{formats.plainNumber(value)}</span>;
  return <span>{String(value)}</span>;
}
