import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Survey } from '#contract/surveys.ts';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';

interface SurveyIntroProps {
  readonly survey: Survey;
  /** Whether the server has refused to start without the terms. */
  readonly termsRefused: boolean;
  readonly onStart: () => void;
}

/** What comes before the questions: what the survey is, and its terms where they must be accepted. */
export function SurveyIntro({ survey, termsRefused, onStart }: SurveyIntroProps) {
  const t = useTranslate();
  const [accepted, setAccepted] = useState(false);
  const [dirty, setDirty] = useState(termsRefused);
  const box = useRef<HTMLInputElement>(null);

  // A box that was ticked before the page came to life counts.
  useEffect(() => setAccepted(box.current?.checked ?? false), []);

  function start(event: FormEvent) {
    event.preventDefault();
    if (!survey.isRequiredTerms || accepted) return onStart();
    setDirty(true);
    box.current?.focus();
  }

  return (
    <div className="wrap scan-opening">
      <div>
        <h1>{survey.name}</h1>
        {survey.intro && <SafeHtml html={survey.intro} className="scan-opening-text" />}
        <form noValidate onSubmit={start}>
          {survey.isRequiredTerms && (
            <Terms
              html={survey.terms}
              accepted={accepted}
              missing={dirty && !accepted}
              box={box}
              onChange={(value) => {
                setAccepted(value);
                setDirty(true);
              }}
            />
          )}
          <button type="submit" className="button button--primary scan-start">
            {t('survey.start')}
            <Icon name="next" />
          </button>
        </form>
      </div>
      <InShort survey={survey} />
    </div>
  );
}

interface TermsProps {
  readonly html: string;
  readonly accepted: boolean;
  readonly missing: boolean;
  readonly box: React.RefObject<HTMLInputElement | null>;
  readonly onChange: (accepted: boolean) => void;
}

function Terms({ html, accepted, missing, box, onChange }: TermsProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <>
      <h2 id={`${id}-title`} className="terms-title">
        {t('survey.terms')}
      </h2>
      {html && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section className="terms" tabIndex={0} aria-labelledby={`${id}-title`}>
          <SafeHtml html={html} />
        </section>
      )}
      <div className={missing ? 'field field--error' : 'field'}>
        <div role="alert">
          {missing && (
            <span className="field-error" id={`${id}-error`}>
              <Icon name="alert" />
              {t('validation.required')}
            </span>
          )}
        </div>
        <label className="check">
          <input
            ref={box}
            type="checkbox"
            checked={accepted}
            aria-required="true"
            aria-invalid={missing || undefined}
            aria-describedby={missing ? `${id}-error` : undefined}
            onChange={(event) => onChange(event.target.checked)}
          />
          <span>
            {t('survey.acceptTerms')}{' '}
            <span className="field-required" aria-hidden="true">
              *
            </span>
          </span>
        </label>
      </div>
    </>
  );
}

function InShort({ survey }: { survey: Survey }) {
  const t = useTranslate();
  const id = useId();
  const questions = survey.surveyPage.reduce((count, page) => count + page.question.length, 0);
  return (
    <aside className="scan-aside" aria-labelledby={id}>
      <h2 id={id}>{t('survey.inShort')}</h2>
      <dl className="scan-facts">
        <dt>{t('survey.pages')}</dt>
        <dd>{survey.surveyPage.length}</dd>
        <dt>{t('survey.questions')}</dt>
        <dd>{questions}</dd>
        {survey.duration > 0 && (
          <>
            <dt>{t('survey.time')}</dt>
            <dd>{t('survey.minutes', { minutes: survey.duration })}</dd>
          </>
        )}
      </dl>
      <p>{t('survey.kept')}</p>
    </aside>
  );
}
