import type { RaRecord } from 'react-admin';
import type { Column } from './column.ts';

/** The class names that say how a column's cells look. */
export function cellClass<R extends RaRecord>({
  align,
  tone,
  card,
  isActions,
  isNamedOnCard,
}: Column<R>): string | undefined {
  const names = [
    align && 'is-end',
    tone && `is-${tone}`,
    isActions && 'is-actions',
    card && `in-card card-${card}`,
    isNamedOnCard && 'is-named',
  ].filter(Boolean);
  return names.length > 0 ? names.join(' ') : undefined;
}
