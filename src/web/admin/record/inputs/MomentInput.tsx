import { OutlinedInput } from '@mui/material';
import { fromLocalText, toLocalText } from '../local-moment.ts';
import type { FormField } from '../use-field.ts';

/** A day, or a moment in the person's own time zone; what travels is in UTC. */
export function MomentInput({ field }: { field: FormField<string | null> }) {
  const { id, source, value, onChange, onBlur, error, describedBy, isRequired, isDisabled, rules } = field;
  const isDay = rules.kind === 'date';
  const text = value ?? '';
  return (
    <OutlinedInput
      id={id}
      name={source}
      fullWidth
      type={isDay ? 'date' : 'datetime-local'}
      value={isDay ? text : toLocalText(text)}
      onChange={({ target }) => onChange(isDay ? target.value : fromLocalText(target.value))}
      onBlur={onBlur}
      error={!!error}
      disabled={isDisabled}
      inputProps={{ 'aria-describedby': describedBy, 'aria-invalid': !!error, 'aria-required': isRequired }}
    />
  );
}
