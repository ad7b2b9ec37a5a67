import { useEffect, useState } from 'react';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { loadedForm, loadForm } from './load-form.ts';
import type { SurveyFormProps } from './SurveyForm.tsx';

/** The form, once its code is there: mostly that came while the intro was read. */
export function FormStage(props: SurveyFormProps) {
  const t = useTranslate();
  const [Form, setForm] = useState(loadedForm);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to load
  useEffect(() => {
    let gone = false;
    setFailed(false);
    loadForm().then(
      (form) => !gone && setForm(() => form),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [attempt]);

  if (Form) return <Form {...props} />;
  if (!failed) return <Loader text={t('survey.opening')} delay={200} area="section" />;
  return (
    <div className="wrap page-space">
      <div className="alert alert--error" role="alert">
        <Icon name="alert" />
        <p>{t('survey.openFailed')}</p>
        <div>
          <button
            type="button"
            className="button button--plain button--small"
            onClick={() => setAttempt((count) => count + 1)}
          >
            {t('survey.tryAgain')}
          </button>
        </div>
      </div>
    </div>
  );
}
