import { type ReactNode, useMemo } from 'react';
import { EditBase, type RaRecord, useDataProvider, useRecordContext, useTranslate, useUpdate } from 'react-admin';
import { mayCall } from '#web/session/permissions.ts';
import { toasts } from '#web/ui/toasts.ts';
import { resources } from '../providers/resources.ts';
import type { Base, FormValues } from './form-values.ts';
import { toFormValues } from './form-values.ts';
import { LoadingRecord } from './LoadingRecord.tsx';
import { RecordForm } from './RecordForm.tsx';
import { RecordPage } from './RecordPage.tsx';
import { resourceSchemas } from './resource-schemas.ts';
import '../list/chips.css';
import '../list/list.css';
import '../list/table.css';
import './record.css';

interface EditPageProps<R extends RaRecord> {
  readonly resource: string;
  readonly title: (record: R) => string;
  /** The list's address, where Cancel leads too. */
  readonly back: string;
  readonly badge?: (record: R) => ReactNode;
  readonly actions?: (record: R) => ReactNode;
  /** Cards beside the form. */
  readonly aside?: (record: R) => ReactNode;
  /** Panels below the form, which act for themselves. */
  readonly below?: (record: R) => ReactNode;
  /** What the form holds of a record, where that is more than its fields of the same names. */
  readonly values?: (record: R) => FormValues;
  /** Whether this one may not be changed, although others of its kind may. */
  readonly isReadOnly?: (record: R) => boolean;
  readonly onSaved?: (record: R) => void;
  readonly children: ReactNode;
}

// What went wrong is said in the page; react-admin's toast would say it twice.
const query = { retry: false, onError: () => undefined };

/** The page of a record that is there: read, edited and saved by the operations of its resource. */
export function EditPage<R extends RaRecord>(props: EditPageProps<R>) {
  const { resource, back } = props;
  return (
    <EditBase
      resource={resource}
      disableAuthentication
      redirect={false}
      mutationMode="pessimistic"
      queryOptions={query}
    >
      <LoadingRecord resource={resource} back={back}>
        <LoadedRecord {...props} />
      </LoadingRecord>
    </EditBase>
  );
}

function LoadedRecord<R extends RaRecord>(props: EditPageProps<R>) {
  const { resource, title, back, badge, actions, aside, below, values, isReadOnly, onSaved, children } = props;
  const translate = useTranslate();
  const record = useRecordContext<R>();
  const dataProvider = useDataProvider();
  const [update] = useUpdate<R>();
  const schema = resourceSchemas[resource]?.update;
  const operation = resources[resource]?.update;
  const toBase = useMemo(() => baseOf(schema, values), [schema, values]);
  const base = useMemo(() => toBase(record), [toBase, record]);
  if (!record) return null;
  const { id } = record;

  const save = async (body: Record<string, unknown>, version: number | undefined) => {
    const data = { ...body, ...(version !== undefined && { version }) };
    const options = { returnPromise: true, mutationMode: 'pessimistic', onError: () => undefined } as const;
    const saved = (await update(resource, { id, data: data as Partial<R>, previousData: record }, options)) as R;
    toasts.success(translate('record.saved', { name: title(saved) }));
    onSaved?.(saved);
    return toBase(saved);
  };
  const reload = async () => toBase((await dataProvider.getOne<R>(resource, { id })).data);

  return (
    <RecordPage
      resource={resource}
      title={title(record)}
      back={back}
      badge={badge?.(record)}
      actions={actions?.(record)}
      aside={aside?.(record)}
      below={below?.(record)}
    >
      <RecordForm
        key={id}
        name={`${resource}/${id}`}
        area={resource}
        schema={schema}
        base={base}
        save={save}
        reload={reload}
        cancel={back}
        isReadOnly={!operation || !mayCall(operation.access) || isReadOnly?.(record)}
      >
        {children}
      </RecordForm>
    </RecordPage>
  );
}

function baseOf<R extends RaRecord>(
  schema: Parameters<typeof toFormValues>[0],
  values: EditPageProps<R>['values'],
): (record: R | undefined) => Base {
  return (record) => ({
    values: toFormValues(schema, record && { ...record, ...values?.(record) }),
    ...(typeof record?.version === 'number' && { version: record.version }),
  });
}
