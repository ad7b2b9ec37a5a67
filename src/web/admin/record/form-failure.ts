import { HttpError } from 'react-admin';
import { ApiError } from '#web/api/client.ts';
import { type Failure, readFailure } from '../call-failure.ts';

export interface FormFailure extends Failure {
  /** Of the answer; nothing where there was none. */
  readonly status: number | undefined;
}

/** Reads why a record was not saved, whether the client or react-admin's data provider says so. */
export function readFormFailure(error: unknown, translate: (key: string) => string): FormFailure {
  if (error instanceof HttpError) {
    const { errors = {} } = (error.body ?? {}) as { errors?: Readonly<Record<string, string>> };
    return { status: error.status, text: error.message, fields: errors };
  }
  const status = error instanceof ApiError ? error.status : undefined;
  return { ...readFailure(error, translate, 'record.failed'), status };
}
