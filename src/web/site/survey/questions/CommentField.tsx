import type { QuestionCommentModel } from 'survey-core';
import type { FieldProps } from './QuestionField.tsx';

/** Text of several lines, in a field that grows with it. */
export function CommentField({ question, value, invalid, describedBy }: FieldProps<QuestionCommentModel>) {
  return (
    <textarea
      id={question.inputId}
      className="input input--lines"
      rows={question.rows}
      placeholder={question.renderedPlaceholder || undefined}
      aria-required={question.isRequired || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => {
        question.value = event.target.value;
      }}
    />
  );
}
