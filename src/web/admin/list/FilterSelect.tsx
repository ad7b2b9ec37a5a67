import { useListContext } from 'react-admin';
import { useFilterChange } from './use-filter-change.ts';

interface FilterSelectProps {
  readonly name: string;
  readonly label: string;
  /** The choice that filters nothing. */
  readonly all: string;
  readonly options: readonly { value: string; label: string }[];
}

/** Filters a list by one of a field's values. Dashed while it filters nothing. */
export function FilterSelect({ name, label, all, options }: FilterSelectProps) {
  const { filterValues } = useListContext();
  const { changeFilters } = useFilterChange();
  const value: string = filterValues[name] ?? '';
  return (
    <select
      className={value ? 'list-filter is-on' : 'list-filter'}
      aria-label={label}
      value={value}
      onChange={(event) => changeFilters({ [name]: event.target.value })}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
