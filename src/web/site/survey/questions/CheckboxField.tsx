import type { QuestionCheckboxModel } from 'survey-core';
import type { FieldProps } from './QuestionField.tsx';

/** Any number of a list. The answer keeps the list's order, however it was ticked. */
export function CheckboxField({ question, value, invalid }: FieldProps<QuestionCheckboxModel>) {
  const ticked = Array.isArray(value) ? value : [];
  const tick = (item: unknown, on: boolean) => {
    const all = question.choices.map((choice) => choice.value);
    const next = all.filter((other) => (other === item ? on : ticked.includes(other)));
    question.value = next.length > 0 ? next : undefined;
  };
  return (
    <div className="check-list">
      {question.choices.map((choice, index) => (
        <label className="check" key={choice.value}>
          <input
            id={index === 0 ? question.inputId : undefined}
            type="checkbox"
            aria-invalid={invalid || undefined}
            checked={ticked.includes(choice.value)}
            onChange={(event) => tick(choice.value, event.target.checked)}
          />
          <span>{choice.text}</span>
        </label>
      ))}
    </div>
  );
}
