import { OutlinedInput } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FieldFrame } from '../record/FieldFrame.tsx';
import { type FormField, useField } from '../record/use-field.ts';
import { homeRoutes } from './home-routes.ts';

/** Where people begin after signing in: a page of the navigation, or any other address of the app. */
export function HomeRouteField() {
  const field = useField<string>('homeRoute');
  return (
    <FieldFrame field={field} wide>
      <HomeRouteInput field={field} />
    </FieldFrame>
  );
}

function HomeRouteInput({ field }: { field: FormField<string> }) {
  const translate = useTranslate();
  const { id, value, onChange, onBlur, error, describedBy, isDisabled } = field;
  const isListed = homeRoutes.some(({ address }) => address === value);
  const [wantsOther, setWantsOther] = useState(false);
  const isOther = wantsOther || !isListed;
  const judged = { 'aria-invalid': !!error, 'aria-describedby': describedBy };
  const choose = (chosen: string) => {
    setWantsOther(chosen === other);
    if (chosen !== other) onChange(chosen);
  };
  return (
    <div className="home-route">
      <select
        id={isOther ? undefined : id}
        className="record-select"
        aria-label={field.label}
        value={isOther ? other : value}
        onChange={(event) => choose(event.target.value)}
        onBlur={onBlur}
        disabled={isDisabled}
        {...(!isOther && judged)}
      >
        {homeRoutes.map(({ name, address }) => (
          <option key={address} value={address}>
            {translate(`nav.title.${name}`)}
          </option>
        ))}
        <option value={other}>{translate('roles.home.other')}</option>
      </select>
      {isOther && (
        <OutlinedInput
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          error={!!error}
          disabled={isDisabled}
          inputProps={{ maxLength: 200, 'aria-label': translate('roles.home.address'), ...judged }}
        />
      )}
    </div>
  );
}

/** No address: they begin with a slash. */
const other = 'other';
