import { Button, TextField } from '@mui/material';
import { type FormEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { locales } from '#contract/locale.ts';
import type { Profile } from '#contract/session.ts';
import { focusInvalid } from '../focus-invalid.ts';
import { Problem } from '../Problem.tsx';
import { Unsaved } from '../record/Unsaved.tsx';
import { OwnFacts } from './OwnFacts.tsx';
import { Section } from './Section.tsx';
import { type Details, useDetails } from './use-details.ts';

interface DetailsSectionProps {
  readonly profile: Profile;
  readonly onSaved: (profile: Profile) => void;
}

/** Name and language, which people change themselves, and what stands fast. */
export function DetailsSection({ profile, onSaved }: DetailsSectionProps) {
  const translate = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const { values, errors, isDirty, isBusy, failure, change, undo, save } = useDetails(profile, onSaved);
  const isLocked = profile.impersonator !== null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await save();
    focusInvalid(form.current);
  };

  const field = (name: keyof Details) => ({
    id: name,
    name,
    label: translate(`profile.details.${name === 'locale' ? 'language' : name}`),
    value: values[name],
    error: !!errors[name],
    helperText: errors[name],
    disabled: isLocked,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });

  return (
    <Section title={translate('profile.details.title')} text={translate('profile.details.text')}>
      <form ref={form} className="profile-form" onSubmit={(event) => void submit(event)} noValidate>
        {failure && Object.keys(failure.fields).length === 0 && <Problem {...failure} />}
        <div className="profile-pair">
          <TextField
            {...field('firstname')}
            required
            slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'given-name' } }}
          />
          <TextField
            {...field('lastname')}
            slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'family-name' } }}
          />
          <TextField {...field('locale')} select slotProps={{ select: { native: true } }}>
            {locales.map((locale) => (
              <option key={locale} value={locale}>
                {translate(`language.${locale}`)}
              </option>
            ))}
          </TextField>
        </div>
        <OwnFacts profile={profile} />
        <div className="profile-save">
          <Unsaved isDirty={isDirty} />
          {isDirty && <Button onClick={undo}>{translate('profile.undo')}</Button>}
          <Button type="submit" variant="contained" color="primary" disabled={!isDirty || isBusy || isLocked}>
            {translate(isBusy ? 'profile.saving' : 'profile.save')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
