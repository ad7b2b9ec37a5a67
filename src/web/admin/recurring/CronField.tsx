import { OutlinedInput } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldFrame } from '../record/FieldFrame.tsx';
import { useField } from '../record/use-field.ts';
import { NextRuns } from './NextRuns.tsx';
import { useCronPreview } from './use-cron-preview.ts';
import { useCronReading } from './use-cron-reading.ts';

/** Times that are often meant, to begin with. */
const presets = ['0 4 * * *', '0 9 * * 1-5', '0 * * * *', '*/15 * * * *', '0 7 1 * *'] as const;

/** When a job runs, as a cron expression, with what it means in words and on the clock while it is typed. */
export function CronField() {
  const translate = useTranslate();
  const field = useField<string>('cron');
  const timeZone: string = useWatch({ name: 'timeZone' });
  const read = useCronReading();
  const cron = field.value.trim();
  const { nextRuns, error } = useCronPreview(cron, timeZone);
  const id = `${field.id}-reading`;
  return (
    <FieldFrame field={field} wide>
      <div className="cron-input">
        <OutlinedInput
          id={field.id}
          name="cron"
          value={field.value}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={field.onBlur}
          error={!!field.error}
          disabled={field.isDisabled}
          autoComplete="off"
          inputProps={{
            'aria-describedby': [field.describedBy, id].filter(Boolean).join(' '),
            'aria-invalid': !!field.error,
            'aria-required': field.isRequired,
            maxLength: 100,
            spellCheck: false,
          }}
        />
        <select
          className="list-filter cron-presets"
          aria-label={translate('recurring.presets')}
          value={presets.find((preset) => preset === cron) ?? ''}
          onChange={(event) => event.target.value && field.onChange(event.target.value)}
          disabled={field.isDisabled}
        >
          <option value="">{translate('recurring.presets')}</option>
          {presets.map((preset) => (
            <option key={preset} value={preset}>
              {read(preset) ?? preset}
            </option>
          ))}
        </select>
      </div>
      <div id={id} className="cron-preview" aria-live="polite">
        {cron && (error ? <p className="is-soft">{error}</p> : <p>{read(cron)}</p>)}
        {nextRuns.length > 0 && (
          <>
            <span className="is-soft">{translate('recurring.field.nextRuns')}:</span>
            <NextRuns runs={nextRuns} timeZone={timeZone} />
          </>
        )}
      </div>
    </FieldFrame>
  );
}
