import { IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FlagMap } from '#contract/flags.ts';
import { Toggle } from '../controls/Toggle.tsx';
import { Icon } from '../Icon.tsx';
import { FieldFrame } from '../record/FieldFrame.tsx';
import { useField } from '../record/use-field.ts';
import { AddKey } from './AddKey.tsx';

/** Features that a role switches on, by name. */
export function FeaturesField() {
  const translate = useTranslate();
  const field = useField<FlagMap>('featureFlags', { show: showFeatures });
  const { value, onChange, isDisabled } = field;
  const names = Object.keys(value).sort();
  return (
    <FieldFrame field={field} isGroup wide>
      {names.length === 0 && <p className="record-hint">{translate('roles.features.none')}</p>}
      <ul className="feature-list">
        {names.map((name) => (
          <li key={name}>
            <fieldset disabled={isDisabled}>
              <Toggle
                label={name}
                checked={value[name] === true}
                onChange={(isOn) => onChange({ ...value, [name]: isOn })}
              />
            </fieldset>
            {!isDisabled && (
              <IconButton
                size="small"
                aria-label={translate('roles.features.remove', { name })}
                onClick={() => onChange(without(value, name))}
              >
                <Icon name="delete" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {!isDisabled && (
        <AddKey
          label={translate('roles.features.other')}
          taken={(name) => Object.hasOwn(value, name)}
          onAdd={(name) => onChange({ ...value, [name]: true })}
        />
      )}
    </FieldFrame>
  );
}

function without(map: FlagMap, name: string): FlagMap {
  return Object.fromEntries(Object.entries(map).filter(([other]) => other !== name));
}

function showFeatures(map: FlagMap): string {
  return Object.keys(map)
    .filter((name) => map[name])
    .join(', ');
}
