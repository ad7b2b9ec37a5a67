import { type DragEvent, useId, useRef, useState } from 'react';
import type { QuestionFileModel } from 'survey-core';
import { useLocale, useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { fileSize } from '#web/i18n/refusal-text.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { isHeldFile } from '../draft.ts';
import { useFieldContext } from './field-context.ts';
import { labelId } from './field-ids.ts';
import type { FieldProps } from './QuestionField.tsx';

/** A file: chosen with a button or dropped on the field, and sent with its page. */
export function FileField({ question, value, invalid, describedBy }: FieldProps<QuestionFileModel>) {
  const t = useTranslate();
  const { locale } = useLocale();
  const { setUpload, heldFiles } = useFieldContext();
  const input = useRef<HTMLInputElement>(null);
  const limitsId = useId();
  const [over, setOver] = useState(false);
  const [news, setNews] = useState('');
  const held = isHeldFile(value) ? value : null;

  function take(file: File | undefined) {
    if (!file) return;
    setUpload(question.name, file);
    question.value = { filename: file.name, size: file.size };
    setNews(t('survey.file.chosen', { name: file.name }));
  }

  function remove() {
    setUpload(question.name, null);
    question.value = undefined;
    if (input.current) input.current.value = '';
    input.current?.focus();
    setNews(t('survey.file.removed'));
  }

  function removeAll() {
    for (const name of heldFiles) {
      setUpload(name, null);
      question.survey?.getQuestionByName(name)?.clearValue();
    }
    input.current?.focus();
    setNews(t('survey.file.removed'));
  }

  const drag = (on: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(on);
  };

  return (
    <div className="file-field">
      {held && (
        <div className="file-held">
          <Icon name="file" />
          <span className="file-name">
            {held.filename} <span className="file-size">· {fileSize(held.size, locale)}</span>
          </span>
          <button
            type="button"
            className="button button--text button--small"
            aria-label={t('survey.file.removeNamed', { name: held.filename })}
            onClick={remove}
          >
            {t('survey.file.remove')}
          </button>
          {heldFiles.length > 1 && (
            <button type="button" className="button button--text button--small" onClick={removeAll}>
              {t('survey.file.removeAll')}
            </button>
          )}
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside */}
      <div
        className={over ? 'file-drop file-drop--over' : 'file-drop'}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          take(event.dataTransfer.files[0]);
        }}
      >
        <input
          ref={input}
          id={question.inputId}
          className="file-input"
          type="file"
          accept={question.acceptedTypes || undefined}
          aria-labelledby={`${labelId(question)} ${limitsId}-button`}
          aria-describedby={[limitsId, describedBy].filter(Boolean).join(' ')}
          aria-invalid={invalid || undefined}
          onChange={(event) => take(event.target.files?.[0])}
        />
        <label className="button button--plain button--small" htmlFor={question.inputId} id={`${limitsId}-button`}>
          {t('survey.file.select')}
        </label>
        <span className="file-hint">{over ? t('survey.file.dropNow') : t('survey.file.drop')}</span>
        <span className="file-limits" id={limitsId}>
          {limitsText(question, fileSize(question.maxSize, locale), t)}
        </span>
      </div>
      <p className="sr-only" role="status">
        {news}
      </p>
    </div>
  );
}

function limitsText({ acceptedTypes }: QuestionFileModel, size: string, t: ReturnType<typeof useTranslate>): string {
  const types = acceptedTypes
    .split(',')
    .filter(Boolean)
    .map((type) => type.trim().replace(/^\./, '').toUpperCase());
  return types.length > 0
    ? t('survey.file.types', { types: types.join(', '), size })
    : t('survey.file.anyType', { size });
}
