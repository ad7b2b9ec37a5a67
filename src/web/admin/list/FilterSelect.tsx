import { useListContext } from 'react-admin';

interface FilterSelectProps {
  readonly name: string;
  readonly label: string;
  /** The choice that filters nothing. */
  readonly all: string;
  readonly options: readonly { value: string; label: string }[];
}

/** Filters a list by one of a field's values. Dashed while it filters nothing. */
export function FilterSelect({ name, label, all, options }: FilterSelectProps) {
  const { filterValues, setFilters } = useListContext();
  const value: string = filterValues[name] ?? '';
  return (
    <select
      className={value ? 'list-filter is-on' : 'list-filter'}
      aria-label={label}
      value={value}
      onChange={(event) => setFilters({ ...filterValues, [name]: event.target.value }, undefined, false)}
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
