import type { SurveyPage } from '#contract/surveys.ts';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { Icon } from '#web/ui/Icon.tsx';

interface SurveyStepsProps {
  readonly pages: readonly SurveyPage[];
  readonly current: number;
  /** How many pages, from the first, are done. */
  readonly done: number;
  readonly onOpen: (page: number) => void;
}

/** One tab a page, on a ruler: those that are done and the next one can be opened. */
export function SurveySteps({ pages, current, done, onOpen }: SurveyStepsProps) {
  const t = useTranslate();
  return (
    <nav aria-label={t('survey.steps')}>
      <ol className={pages.length > 5 ? 'steps-bar steps-bar--many' : 'steps-bar'}>
        {pages.map((page, index) => {
          const state = index === current ? 'now' : index < done ? 'done' : 'todo';
          const content = (
            <>
              <span className="step-mark" aria-hidden="true">
                {state === 'done' ? <Icon name="check" /> : index + 1}
              </span>
              <span className="step-label">
                {page.name}
                <span className="step-state">
                  {state === 'now' && t('survey.step', { page: index + 1, pages: pages.length })}
                  {state === 'done' && t('survey.stepDone')}
                  {state === 'todo' && t('survey.stepTodo')}
                </span>
              </span>
            </>
          );
          const canOpen = index !== current && index <= Math.max(done, current + 1);
          return (
            <li key={page.nameTech} className={`step step--${state}`}>
              {canOpen ? (
                <button type="button" className="step-tab" title={page.name} onClick={() => onOpen(index)}>
                  {content}
                </button>
              ) : (
                <span className="step-tab" title={page.name} aria-current={state === 'now' ? 'step' : undefined}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
