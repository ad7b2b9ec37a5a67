import { useMemo } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { Icon } from '../Icon.tsx';
import { resources } from '../providers/resources.ts';
import { RelativeTime } from '../RelativeTime.tsx';
import type { JsonSchema } from '../record/json-schema.ts';
import { resourceSchemas } from '../record/resource-schemas.ts';
import type { Column } from './column.ts';
import { type ColumnKind, columnKind } from './column-kind.ts';
import { Nothing } from './Nothing.tsx';

/** What a screen says of a column where its schema says too little; false leaves it out. */
export type ColumnOverrides<R extends RaRecord> = Readonly<Record<string, Partial<Column<R>> | false>>;

/**
 * The columns of a list from the schema of its rows: each in the way that its kind reads best, sorted where the server
 * sorts. Those that are named here come first, in this order; a name without a property adds a column.
 *
 * @example useSchemaColumns<Tenant>('tenants', { name: { tone: 'strong' }, id: false });
 */
export function useSchemaColumns<R extends RaRecord>(
  resource: string,
  overrides: ColumnOverrides<R>,
): readonly Column<R>[] {
  const renderers = useRenderers(resource);
  return useMemo(() => {
    const properties = resourceSchemas[resource]?.row?.properties ?? {};
    const sortable = resources[resource]?.list?.list?.sort ?? [];
    const names = [...new Set([...Object.keys(overrides), ...Object.keys(properties)])];
    return names.flatMap((name): Column<R>[] => {
      const override = overrides[name];
      if (override === false || (!override && name in hiddenByDefault)) return [];
      const kind = columnKind(properties[name] as JsonSchema | undefined);
      const column: Column<R> = {
        name,
        label: `${resource}.field.${name}`,
        ...(sortable.includes(name) && { sort: name }),
        ...(kind === 'moment' && ({ firstOrder: 'DESC' } as const)),
        ...((kind === 'moment' || kind === 'number') && ({ align: 'end' } as const)),
        render: (record) => renderers[kind](name, record[name]),
        ...override,
      };
      return [column];
    });
  }, [resource, overrides, renderers]);
}

/** Properties that are about the row and not of it. */
const hiddenByDefault = { id: true, version: true, allowed: true };

/** How a value of each kind shows. */
function useRenderers(resource: string) {
  const translate = useTranslate();
  const { number } = useFormats();
  return useMemo((): Readonly<Record<ColumnKind, (name: string, value: unknown) => React.ReactNode>> => {
    const orNothing = (show: (name: string, value: unknown) => React.ReactNode) => (name: string, value: unknown) =>
      value === null || value === undefined || value === '' ? <Nothing /> : show(name, value);
    return {
      text: orNothing((_, value) => String(value)),
      number: orNothing((_, value) => number(Number(value))),
      moment: orNothing((_, value) => <RelativeTime moment={String(value)} />),
      choice: orNothing((name, value) => translate([resource, 'choice', name, value].join('.'), { _: String(value) })),
      named: orNothing((_, value) => String((value as { name: unknown }).name)),
      list: orNothing((_, value) => (value as unknown[]).map(nameOf).join(', ') || <Nothing />),
      boolean: (_, value) => (
        <span className={`status-chip status-chip--${value ? 'paid' : 'archived'}`}>
          <Icon name={value ? 'check' : 'close'} />
          {translate(value ? 'controls.data.yes' : 'controls.data.no')}
        </span>
      ),
    };
  }, [resource, translate, number]);
}

function nameOf(item: unknown): string {
  return typeof item === 'object' && item !== null && 'name' in item ? String(item.name) : String(item);
}
