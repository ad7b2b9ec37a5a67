import { type FormEvent, type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { ConflictDialog } from './ConflictDialog.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormContextProvider, type FormContextValue } from './form-context.ts';
import { GoneDialog } from './GoneDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts';
import './fields.css';
import './record.css';

export interface RecordFormProps extends RecordFormOptions {
  /** The area of the texts: `users` has `users.field.email`. */
  readonly area: string;
  /** Where Cancel leads. */
  readonly cancel: string;
  readonly isNew?: boolean;
  /** Shows what is stored and saves nothing. */
  readonly isReadOnly?: boolean;
  /** Which secrets are set, by field. */
  readonly secrets?: Readonly<Record<string, boolean>>;
  readonly children: ReactNode;
}

const noSecrets = {};

/**
 * A form on one record. Its fields come from a JSON Schema, which also judges them; unsaved work outlives the page and
 * the session, leaving asks, and what somebody else saved meanwhile is neither overwritten nor lost.
 */
export function RecordForm(props: RecordFormProps) {
  const { area, schema, cancel, isNew = false, isReadOnly = false, secrets = noSecrets, children } = props;
  const translate = useTranslate();
  const record = useRecordForm(props);
  const { clash } = record;
  const fields = useMemo<FormContextValue['fields']>(() => new Map(), []);
  const context = useMemo(
    () => ({ area, schema, isReadOnly, secrets, fields }),
    [area, schema, isReadOnly, secrets, fields],
  );
  const submit = (event: FormEvent) => {
    if (record.isBusy || (!record.isDirty && !isNew)) event.preventDefault();
    else void record.submit(event);
  };
  return (
    <FormProvider {...record.form}>
      <FormContextProvider value={context}>
        <form className="staff-panel record-form" onSubmit={submit} noValidate>
          <ErrorSummary failure={record.failure} attempt={record.attempt} />
          {isReadOnly && <p className="record-notice">{translate('record.readOnly')}</p>}
          {children}
          {!isReadOnly && <SaveBar isDirty={record.isDirty} isBusy={record.isBusy} isNew={isNew} cancel={cancel} />}
        </form>
        {clash?.kind === 'changed' && (
          <ConflictDialog
            base={record.seen}
            mine={record.values}
            theirs={clash.theirs}
            onSettle={(chosen) => void record.settle(clash.theirs, chosen)}
            onClose={record.closeClash}
          />
        )}
        {clash?.kind === 'gone' && <GoneDialog values={record.values} onClose={record.closeClash} />}
      </FormContextProvider>
    </FormProvider>
  );
}
