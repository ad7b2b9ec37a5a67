import { useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { DropDown } from '../../controls/DropDown.tsx';
import type { LoadItems } from '../../controls/drop-down-source.ts';
import type { Option } from '../option.ts';
import type { FormField } from '../use-field.ts';

/** Options from which they are searched instead of read through. */
const many = 15;
const pageSize = 50;

interface SelectInputProps {
  readonly field: FormField<Option['id'] | '' | null>;
  readonly options: readonly Option[];
}

/** One of several: a native select, or a search where they are many. */
export function SelectInput({ field, options }: SelectInputProps) {
  const translate = useTranslate();
  if (options.length > many && !field.isDisabled) return <SearchedSelect field={field} options={options} />;
  const { id, source, value, onChange, onBlur, error, describedBy, isRequired, isDisabled } = field;
  const isKnown = options.some((option) => option.id === value);
  return (
    <select
      id={id}
      name={source}
      className="record-select"
      value={value ?? ''}
      onChange={(event) => onChange(options.find((option) => String(option.id) === event.target.value)?.id ?? '')}
      onBlur={onBlur}
      disabled={isDisabled}
      aria-describedby={describedBy}
      aria-invalid={!!error}
      aria-required={isRequired}
    >
      {(!isRequired || !isKnown) && (
        <option value={isKnown ? '' : (value ?? '')}>{isRequired ? translate('record.choose') : '–'}</option>
      )}
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </select>
  );
}

function SearchedSelect({ field, options }: SelectInputProps) {
  const { label, value, onChange } = field;
  const items = useMemo(() => options.map(({ id, name }) => ({ id, label: name })), [options]);
  const load = useCallback<LoadItems>(
    async ({ search, page }) => {
      const wanted = search.trim().toLowerCase();
      const found = items.filter((item) => item.label.toLowerCase().includes(wanted));
      return { items: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
    },
    [items],
  );
  const chosen = items.find(({ id }) => id === value) ?? null;
  return (
    <DropDown label={label} id={field.id} value={chosen} onChange={(item) => onChange(item?.id ?? '')} load={load} />
  );
}
