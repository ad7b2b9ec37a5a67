import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useEditContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ListMessage } from '../list/ListMessage.tsx';
import { readFormFailure } from './form-failure.ts';
import { RecordPage } from './RecordPage.tsx';

interface LoadingRecordProps {
  readonly resource: string;
  readonly back: string;
  readonly children: ReactNode;
}

/** The record once it is there; until then its outline, or why it does not come. */
export function LoadingRecord({ resource, back, children }: LoadingRecordProps) {
  const translate = useTranslate();
  const { isPending, error, record, refetch } = useEditContext();
  if (record) return children;
  const failure = error && readFormFailure(error, translate);
  // An address that cannot be a record's is refused with 400.
  const isAbsent = failure?.status === 404 || failure?.status === 400;
  return (
    <RecordPage resource={resource} title={translate(`nav.title.${resource}`)} back={back}>
      <div className="staff-panel">
        {isPending && !error ? (
          <div role="status" className="record-loading">
            <span className="sr-only">{translate('list.loading')}</span>
            <span className="skeleton skeleton--1" />
            <span className="skeleton skeleton--2" />
            <span className="skeleton skeleton--3" />
          </div>
        ) : (
          <ListMessage
            tone="error"
            title={translate(isAbsent ? 'record.absent.title' : 'record.error.title')}
            text={isAbsent ? translate('record.absent.text') : (failure?.text ?? '')}
            action={
              isAbsent ? (
                <Button component={Link} to={back}>
                  {translate('record.absent.back')}
                </Button>
              ) : (
                <Button onClick={() => void refetch?.()}>{translate('record.error.retry')}</Button>
              )
            }
          />
        )}
      </div>
    </RecordPage>
  );
}
