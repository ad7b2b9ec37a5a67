import type { Question } from 'survey-core';
import { ReactElementFactory, SurveyQuestion } from 'survey-react-ui';
import { Icon } from '#web/ui/Icon.tsx';
import { errorId, hintId, labelId } from './field-ids.ts';

/** What stands around every question: label, hint, what is wrong, and then the field. */
class FieldFrame extends SurveyQuestion {
  protected override renderElement() {
    const { question } = this;
    const errors = question.errors.map((error) => error.getText());
    const isGroup = question.getType() === 'checkbox';
    const hasOwnLabel = question.getType() === 'boolean';
    const group = isGroup && {
      role: 'group',
      'aria-labelledby': labelId(question),
      'aria-describedby': describedBy(question),
    };
    return (
      <div className={errors.length > 0 ? 'field field--error' : 'field'} data-question={question.name} {...group}>
        {!hasOwnLabel && <FieldLabel question={question} isGroup={isGroup} />}
        {question.hasDescription && !hasOwnLabel && (
          <span className="field-hint" id={hintId(question)}>
            {question.description}
          </span>
        )}
        {errors.length > 0 && (
          <div className="field-error" id={errorId(question)}>
            <Icon name="alert" />
            <span>{errors.join(' ')}</span>
          </div>
        )}
        {this.renderQuestion()}
      </div>
    );
  }
}

function describedBy(question: Question): string | undefined {
  const ids = [question.hasDescription && hintId(question), question.errors.length > 0 && errorId(question)];
  return ids.filter(Boolean).join(' ') || undefined;
}

function FieldLabel({ question, isGroup }: { question: Question; isGroup: boolean }) {
  const text = (
    <>
      {question.title}
      {question.isRequired && <RequiredMark />}
    </>
  );
  if (isGroup) {
    return (
      <span className="field-label" id={labelId(question)}>
        {text}
      </span>
    );
  }
  return (
    <label className="field-label" id={labelId(question)} htmlFor={question.inputId}>
      {text}
    </label>
  );
}

/** The asterisk of a question that must be answered. Those who cannot see it are told by the field. */
export function RequiredMark() {
  return (
    <>
      {noBreakSpace}
      <span className="field-required" aria-hidden="true">
        *
      </span>
    </>
  );
}

const noBreakSpace = '\u00a0';

/** Has SurveyJS frame every question this way. */
export function registerFieldFrame(): void {
  const factory = ReactElementFactory.Instance;
  factory.registerElement('question', (props) => <FieldFrame {...props} />);
}
