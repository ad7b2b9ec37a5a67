import { type ComponentType, createElement } from 'react';
import type { Question } from 'survey-core';
import { ReactQuestionFactory, SurveyQuestionElementBase } from 'survey-react-ui';
import { errorId, hintId } from './field-ids.ts';

/** What a field gets: the SurveyJS question that it shows, and how its input is described. */
export interface FieldProps<Q extends Question = Question> {
  readonly question: Q;
  readonly value: unknown;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
}

/** Renders its field anew whenever SurveyJS changes the question. */
class QuestionField extends SurveyQuestionElementBase {
  protected override renderElement() {
    const Field: ComponentType<FieldProps> = this.props.field;
    const question = this.questionBase;
    const invalid = question.errors.length > 0;
    const ids = [question.hasDescription && hintId(question), invalid && errorId(question)].filter(Boolean);
    return (
      <Field question={question} value={question.value} invalid={invalid} describedBy={ids.join(' ') || undefined} />
    );
  }
}

/**
 * Has SurveyJS show a kind of question with a field of ours.
 *
 * @param template the type of a SurveyJS element, or the name that a renderer was registered under
 */
export function registerField<Q extends Question>(template: string, field: ComponentType<FieldProps<Q>>): void {
  const factory = ReactQuestionFactory.Instance;
  factory.registerQuestion(template, (props) =>
    createElement(QuestionField, { ...(props as unknown as object), field }),
  );
}
