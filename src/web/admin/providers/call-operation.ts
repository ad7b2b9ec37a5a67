import { HttpError } from 'react-admin';
import type { Operation } from '#contract/operation.ts';
import { ApiError, type Client } from '#web/api/client.ts';

export interface OperationRequest {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}

/**
 * Calls an operation that is only known at run time. The types of its request are the table's to check:
 * here a resource map says which operation it is, and the server has the last word.
 */
export async function callOperation(
  client: Client,
  operation: Operation,
  request: OperationRequest,
  signal?: AbortSignal,
): Promise<unknown> {
  const call = client.call as (operation: Operation, request: object, options: object) => Promise<unknown>;
  try {
    return await call(operation, request, { signal });
  } catch (error) {
    throw error instanceof ApiError ? toHttpError(error) : error;
  }
}

/** An API error as react-admin reads it: the sentence for people, and messages by field for forms. */
function toHttpError(error: ApiError): HttpError {
  const { detail, title, errors } = error.problem;
  const byField = Object.fromEntries(Object.entries(errors ?? {}).map(([field, texts]) => [field, texts.join(' ')]));
  return new HttpError(detail || title || error.message, error.status, { errors: byField });
}
