import { useState } from 'react';
import type { QuestionTextModel } from 'survey-core';
import { useLocale } from '#web/i18n/LocaleProvider.tsx';
import { readNumber, writeNumber } from './number-text.ts';
import type { FieldProps } from './QuestionField.tsx';

/** A number with its unit in the field. What is no number stays as it was typed, for the verdict to say so. */
export function NumberField({ question, value, invalid, describedBy }: FieldProps<QuestionTextModel>) {
  const { locale } = useLocale();
  const [typed, setTyped] = useState(() => writeNumber(value, locale));
  // What SurveyJS holds wins, save where both say the same number: "12," is 12 on its way to "12,5".
  const shown = readNumber(typed) === (value ?? undefined) ? typed : writeNumber(value, locale);
  const unit: string = question.unit ?? '';
  const unitId = `${question.id}-unit`;
  return (
    <div className={unit ? 'number-field number-field--unit' : 'number-field'}>
      <input
        id={question.inputId}
        className="input"
        type="text"
        inputMode={question.integer ? 'numeric' : 'decimal'}
        autoComplete="off"
        placeholder={question.renderedPlaceholder || undefined}
        aria-required={question.isRequired || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={[unit && unitId, describedBy].filter(Boolean).join(' ') || undefined}
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value);
          question.value = readNumber(event.target.value);
        }}
      />
      {unit && (
        <span className="number-unit" id={unitId}>
          {unit}
        </span>
      )}
    </div>
  );
}
