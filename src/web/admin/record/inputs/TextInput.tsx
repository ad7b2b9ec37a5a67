import { InputAdornment, OutlinedInput } from '@mui/material';
import type { HTMLInputTypeAttribute } from 'react';
import type { FieldKind } from '../field-kind.ts';
import type { FormField } from '../use-field.ts';

interface TextInputProps {
  readonly field: FormField<string | number | null>;
  readonly multiline?: boolean | undefined;
  readonly unit?: string | undefined;
  readonly autoComplete?: string | undefined;
}

/** A text, an address or a number, which is typed as text too: what is no number can then be said so. */
export function TextInput({ field, multiline, unit, autoComplete = 'off' }: TextInputProps) {
  const { id, source, value, onChange, onBlur, error, describedBy, isRequired, isDisabled, rules } = field;
  const { kind, schema } = rules;
  return (
    <OutlinedInput
      id={id}
      name={source}
      fullWidth
      type={types[kind] ?? 'text'}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      error={!!error}
      disabled={isDisabled}
      multiline={multiline ?? kind === 'lines'}
      minRows={3}
      autoComplete={autoComplete}
      className={kind === 'number' || kind === 'integer' ? 'record-number' : undefined}
      endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
      inputProps={{
        'aria-describedby': describedBy,
        'aria-invalid': !!error,
        'aria-required': isRequired,
        maxLength: schema.maxLength,
        ...(kind === 'integer' && { inputMode: 'numeric' }),
        ...(kind === 'number' && { inputMode: 'decimal' }),
      }}
    />
  );
}

/** `email` is said to keyboards only: the form judges addresses itself. */
const types: Partial<Record<FieldKind, HTMLInputTypeAttribute>> = { email: 'email' };
