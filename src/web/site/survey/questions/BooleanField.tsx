import type { QuestionBooleanModel } from 'survey-core';
import { RequiredMark } from './FieldFrame.tsx';
import { hintId } from './field-ids.ts';
import type { FieldProps } from './QuestionField.tsx';

/** A single box, which carries the question as its own label. */
export function BooleanField({ question, value, invalid, describedBy }: FieldProps<QuestionBooleanModel>) {
  return (
    <label className="check">
      <input
        id={question.inputId}
        type="checkbox"
        aria-required={question.isRequired || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        checked={value === true}
        onChange={(event) => {
          question.value = event.target.checked;
        }}
      />
      <span>
        {question.title}
        {question.isRequired && <RequiredMark />}
        {question.hasDescription && (
          <span className="field-hint" id={hintId(question)}>
            {question.description}
          </span>
        )}
      </span>
    </label>
  );
}
