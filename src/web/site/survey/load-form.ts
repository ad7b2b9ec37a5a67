import type { ComponentType } from 'react';
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
