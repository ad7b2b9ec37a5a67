import type { QuestionDropdownModel } from 'survey-core';
import type { FieldProps } from './QuestionField.tsx';

/** One of a list, by the browser's own control: it knows every keyboard and every phone. */
export function SelectField({ question, value, invalid, describedBy }: FieldProps<QuestionDropdownModel>) {
  return (
    <select
      id={question.inputId}
      className="input input--select"
      aria-required={question.isRequired || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => {
        question.value = event.target.value || undefined;
      }}
    >
      <option value="">{question.placeholder}</option>
      {question.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </select>
  );
}
