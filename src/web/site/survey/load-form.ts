import type { ComponentType } from 'react';
import type { Locale } from '#contract/locale.ts';
import type { Survey } from '#contract/surveys.ts';
import type { Translate } from '#web/i18n/translate.ts';
import type { SurveyFormProps } from './SurveyForm.tsx';

type Form = ComponentType<SurveyFormProps>;

let loaded: Form | undefined;
let loading: Promise<Form> | undefined;

/** The form, if its code is there. */
export function loadedForm(): Form | undefined {
  return loaded;
}

/** Loads the form's code, which holds SurveyJS; once, unless that fails. */
export function loadForm(): Promise<Form> {
  loading ??= import('./SurveyForm.tsx').then(
    ({ SurveyForm }) => {
      loaded = SurveyForm;
      return SurveyForm;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Loads the form's code and has the survey ready in it. */
export async function prepareForm(survey: Survey, locale: Locale, t: Translate): Promise<void> {
  await loadForm();
  const { prepareModel } = await import('./SurveyForm.tsx');
  prepareModel(survey, locale, t);
}
