import { useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import { type Locale, pickLocale } from '#contract/locale.ts';
import type { Profile } from '#contract/session.ts';
import { useApi } from '#web/api/ApiProvider.tsx';
import { useLocale, useTranslate as useRuleTexts } from '#web/i18n/LocaleProvider.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { type Failure, readFailure } from '../call-failure.ts';
import { createI18nProvider } from '../providers/i18n-provider.ts';
import { useKeptForm } from '../session/use-kept-form.ts';

/** What people change of their own details. */
export interface Details {
  readonly firstname: string;
  readonly lastname: string;
  readonly locale: Locale;
}

/** The own details as they are being edited. */
export function useDetails(profile: Profile, onSaved: (profile: Profile) => void) {
  const translate = useTranslate();
  const t = useRuleTexts();
  const { client } = useApi();
  const { setLocale } = useLocale();
  const { refetch } = useGetIdentity();
  const saved: Details = { firstname: profile.firstname, lastname: profile.lastname, locale: profile.locale };
  const [edited, setEdited] = useState<Partial<Details>>({});
  const [isJudged, setJudged] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const values = { ...saved, ...edited };
  const isDirty = (Object.keys(saved) as (keyof Details)[]).some((name) => values[name] !== saved[name]);
  useKeptForm('profile', isDirty ? values : null, ({ firstname, lastname, locale }) =>
    setEdited({ firstname: String(firstname), lastname: String(lastname), locale: pickLocale(String(locale)) }),
  );
  const isNameless = values.firstname.trim() === '';

  const save = async () => {
    setJudged(true);
    if (isNameless || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { _data } = await client.call(operations.account.update, { body: values });
      setEdited({});
      onSaved(_data);
      const isOther = _data.locale !== saved.locale;
      if (isOther) setLocale(_data.locale);
      // What was rendered last still speaks the language of before.
      const say = isOther ? createI18nProvider(_data.locale).translate : translate;
      toasts.success(say('profile.details.saved'));
      void refetch?.();
    } catch (error) {
      setFailure(readFailure(error, translate, 'twoFactor.error.occurred'));
    } finally {
      setBusy(false);
    }
  };

  const required = isJudged && isNameless ? t('validation.required') : undefined;
  return {
    values,
    isDirty,
    isBusy,
    failure,
    errors: { ...failure?.fields, ...(required && { firstname: required }) } as Readonly<Record<string, string>>,
    change: (changed: Partial<Details>) => {
      setEdited({ ...edited, ...changed });
      setFailure(undefined);
    },
    undo: () => {
      setEdited({});
      setJudged(false);
      setFailure(undefined);
    },
    save,
  };
}
