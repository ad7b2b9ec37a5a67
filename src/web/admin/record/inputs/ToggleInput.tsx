import { Icon } from '../../Icon.tsx';
import type { FormField } from '../use-field.ts';
import '../../controls/toggle.css';

interface ToggleInputProps {
  readonly field: FormField<boolean>;
  readonly wide?: boolean | undefined;
}

/** On or off; saved with the rest of the form. */
export function ToggleInput({ field, wide = true }: ToggleInputProps) {
  const { id, source, label, hint, value, onChange, onBlur, error, describedBy, isDisabled } = field;
  return (
    <div className={`record-field${wide ? ' is-wide' : ''}`}>
      <span className="toggle">
        <input
          id={id}
          name={source}
          type="checkbox"
          role="switch"
          aria-checked={value === true}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
          disabled={isDisabled}
          aria-invalid={!!error}
          aria-describedby={describedBy}
        />
        <label htmlFor={id} className="record-toggle-label">
          {label}
        </label>
      </span>
      {hint && (
        <p id={`${id}-hint`} className="record-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="record-error">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}
