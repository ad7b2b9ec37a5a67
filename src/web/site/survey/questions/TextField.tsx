import type { QuestionTextModel } from 'survey-core';
import type { FieldProps } from './QuestionField.tsx';

/** One line of text, an e-mail address or a day. */
export function TextField({ question, value, invalid, describedBy }: FieldProps<QuestionTextModel>) {
  const isDay = question.inputType === 'date';
  return (
    <input
      id={question.inputId}
      className={isDay ? 'input input--day' : 'input'}
      type={question.inputType}
      placeholder={question.renderedPlaceholder || undefined}
      autoComplete={question.autocomplete || undefined}
      min={isDay ? textOf(question.renderedMin) : undefined}
      max={isDay ? textOf(question.renderedMax) : undefined}
      aria-required={question.isRequired || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      value={textOf(value) ?? ''}
      onChange={(event) => {
        question.value = event.target.value;
      }}
    />
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
