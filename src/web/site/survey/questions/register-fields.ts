import type { ComponentType } from 'react';
import { type Question, RendererFactory, Serializer } from 'survey-core';
import { BooleanField } from './BooleanField.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { CommentField } from './CommentField.tsx';
import { registerFieldFrame } from './FieldFrame.tsx';
import { FileField } from './FileField.tsx';
import { LookupField } from './LookupField.tsx';
import { NumberField } from './NumberField.tsx';
import { type FieldProps, registerField } from './QuestionField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

let registered = false;

/** Has SurveyJS show each kind of question with our own accessible field. The kinds are those of `toSurveyModel`. */
export function registerFields(): void {
  if (registered) return;
  registered = true;
  registerFieldFrame();
  registerField('text', TextField);
  registerField('comment', CommentField);
  registerField('checkbox', CheckboxField);
  registerField('boolean', BooleanField);
  registerField('file', FileField);
  registerRenderer('dropdown', 'select', SelectField);
  registerRenderer('boolean', 'checkbox', BooleanField);
  registerRenderer('text', 'number', NumberField);
  registerRenderer('text', 'autocomplete', LookupField);
  for (const name of ['unit', 'integer:boolean', 'lookupPath']) Serializer.addProperty('text', name);
}

function registerRenderer<Q extends Question>(
  type: string,
  renderAs: string,
  field: ComponentType<FieldProps<Q>>,
): void {
  const template = `${type}-${renderAs}`;
  RendererFactory.Instance.registerRenderer(type, renderAs, template);
  registerField(template, field);
}
