import { useMemo } from 'react';
import type { QuestionTextModel } from 'survey-core';
import { Combobox } from '#web/ui/combobox/Combobox.tsx';
import { useFieldContext } from './field-context.ts';
import { createLookupSource } from './lookup-source.ts';
import type { FieldProps } from './QuestionField.tsx';

/** A question that is answered with an item of a reference table. */
export function LookupField({ question, value, invalid, describedBy }: FieldProps<QuestionTextModel>) {
  const { client, labels, setLabel } = useFieldContext();
  const path: string = question.lookupPath ?? '';
  const source = useMemo(() => createLookupSource(client, path), [client, path]);
  return (
    <Combobox
      id={question.inputId}
      value={typeof value === 'string' ? value : null}
      text={labels[question.name] ?? ''}
      source={source}
      label={question.title}
      placeholder={question.renderedPlaceholder || undefined}
      describedBy={describedBy}
      invalid={invalid}
      required={question.isRequired}
      onChange={(item, label) => {
        setLabel(question.name, label);
        question.value = item ?? undefined;
      }}
    />
  );
}
