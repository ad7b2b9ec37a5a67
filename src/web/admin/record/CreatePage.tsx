import { type ReactNode, useMemo, useRef } from 'react';
import { CreateBase, type RaRecord, useCreate, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { mayCall } from '#web/session/permissions.ts';
import { toasts } from '#web/ui/toasts.ts';
import { resources } from '../providers/resources.ts';
import { NoPermissionNotice } from '../shell/NoPermission.tsx';
import { type FormValues, toFormValues } from './form-values.ts';
import { RecordForm } from './RecordForm.tsx';
import { RecordPage } from './RecordPage.tsx';
import { resourceSchemas } from './resource-schemas.ts';

interface CreatePageProps<R extends RaRecord> {
  readonly resource: string;
  readonly title: string;
  /** The list's address, where Cancel leads too. */
  readonly back: string;
  /** What a new record begins with. */
  readonly defaults?: FormValues;
  readonly onSaved?: (record: R) => void;
  /** Where the new record's page is, if not below the list. */
  readonly next?: (record: R) => string;
  readonly children: ReactNode;
}

/** The page of a record that is to come. Once it is there, its own page follows. */
export function CreatePage<R extends RaRecord>(props: CreatePageProps<R>) {
  const access = resources[props.resource]?.create?.access;
  if (!access || !mayCall(access))
    return <NoPermissionNotice {...(typeof access === 'object' && { flag: access.flag })} />;
  return <NewRecord {...props} />;
}

function NewRecord<R extends RaRecord>(props: CreatePageProps<R>) {
  const { resource, title, back, defaults, onSaved, next, children } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const [create] = useCreate<R>();
  const made = useRef<R>(undefined);
  const schema = resourceSchemas[resource]?.create;
  const base = useMemo(() => ({ values: toFormValues(schema, defaults) }), [schema, defaults]);

  const save = async (data: Record<string, unknown>) => {
    const options = { returnPromise: true, onError: () => undefined } as const;
    made.current = (await create(resource, { data: data as Partial<R> }, options)) as R;
    return base;
  };
  const leave = () => {
    const record = made.current;
    if (!record) return;
    const { name } = record;
    toasts.success(translate(name ? 'record.created' : 'record.createdNameless', { name }));
    onSaved?.(record);
    navigate(next?.(record) ?? `${back}/${record.id}`);
  };

  return (
    <CreateBase resource={resource} disableAuthentication redirect={false}>
      <RecordPage resource={resource} title={title} back={back}>
        <RecordForm
          name={`${resource}/create`}
          area={resource}
          schema={schema}
          base={base}
          save={save}
          onSaved={leave}
          cancel={back}
          isNew
        >
          {children}
        </RecordForm>
      </RecordPage>
    </CreateBase>
  );
}
