import { Button, OutlinedInput } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContextValue } from '../form-context.ts';
import { clearedSecret } from '../form-values.ts';
import type { FormField } from '../use-field.ts';

/** A secret: whether it is set, and a place for a new one. What is stored is not known here; it can be taken away. */
export function SecretInput({ field }: { field: FormField<string | typeof clearedSecret> }) {
  const translate = useTranslate();
  const { id, source, value, onChange, onBlur, error, describedBy, isDisabled, rules } = field;
  const isSet = useFormContextValue().secrets[source] === true;
  const isCleared = value === clearedSecret;
  const state = isCleared ? 'cleared' : isSet ? 'set' : 'notSet';
  return (
    <div className="record-secret">
      <OutlinedInput
        id={id}
        name={source}
        fullWidth
        type="password"
        value={isCleared ? '' : value}
        placeholder={translate(`record.secret.${state}`)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        error={!!error}
        disabled={isDisabled || isCleared}
        autoComplete="new-password"
        inputProps={{ 'aria-describedby': describedBy, 'aria-invalid': !!error, maxLength: rules.schema.maxLength }}
      />
      {isSet && !isDisabled && (
        <Button onClick={() => onChange(isCleared ? '' : clearedSecret)}>
          {translate(isCleared ? 'record.secret.keep' : 'record.secret.clear')}
        </Button>
      )}
    </div>
  );
}
