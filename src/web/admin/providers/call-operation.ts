import { HttpError } from 'react-admin';
import type { Operation } from '#contract/operation.ts';
import { ApiError, type Client } from '#web/api/client.ts';
import { isSignedIn } from '#web/session/session-store.ts';

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
  // After a sign-out elsewhere a list may still ask; the answer is known without asking the server.
  if (needsSession(operation) && !isSignedIn()) throw new HttpError('ra.notification.logged_out', 401);
  const call = client.call as (operation: Operation, request: object, options: object) => Promise<unknown>;
  try {
    return await call(operation, request, { signal });
  } catch (error) {
    throw error instanceof ApiError ? toHttpError(error) : error;
  }
}

function needsSession({ access }: Operation): boolean {
  return access !== 'public' && access !== 'guest';
}

/** An API error as react-admin reads it: the sentence for people, and messages by field for forms. */
function toHttpError(error: ApiError): HttpError {
  const { detail, title, errors } = error.problem;
  const byField = Object.fromEntries(Object.entries(errors ?? {}).map(([field, texts]) => [field, texts.join(' ')]));
  return new HttpError(detail || title || error.message, error.status, { errors: byField });
}
