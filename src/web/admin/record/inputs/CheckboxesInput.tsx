import type { Option } from '../option.ts';
import type { FormField } from '../use-field.ts';

interface CheckboxesInputProps {
  readonly field: FormField<readonly Option['id'][]>;
  readonly options: readonly Option[];
}

/** Any of several. What is chosen and not offered any more stays chosen. */
export function CheckboxesInput({ field, options }: CheckboxesInputProps) {
  const { id, source, value, onChange, onBlur, error, isDisabled } = field;
  const toggle = (option: Option['id'], isOn: boolean) =>
    onChange(isOn ? [...value, option] : value.filter((chosen) => chosen !== option));
  return (
    <div className="record-checks">
      {options.map((option) => (
        <label key={option.id} className="record-check">
          <input
            type="checkbox"
            name={source}
            checked={value.includes(option.id)}
            onChange={(event) => toggle(option.id, event.target.checked)}
            onBlur={onBlur}
            disabled={isDisabled}
            aria-invalid={!!error}
            aria-describedby={option.detail ? `${id}-${option.id}` : undefined}
          />
          <span>{option.name}</span>
          {option.detail && (
            <small id={`${id}-${option.id}`} className="record-hint">
              {option.detail}
            </small>
          )}
        </label>
      ))}
    </div>
  );
}
