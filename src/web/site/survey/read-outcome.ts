import type { ApiError } from '#web/api/client.ts';
import type { HeldFile } from './draft.ts';

/** What became of a submit, whichever server answered. Error messages are by question nameTech. */
export type Outcome =
  | {
      readonly kind: 'accepted';
      readonly responseId: string | null;
      readonly files: Readonly<Record<string, HeldFile>>;
      readonly report: string | null;
      readonly reference: string;
      /** Whether it is the outcome of answers that the visitor has changed since: they completed the response. */
      readonly isEarlier?: boolean;
    }
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, readonly string[]>>; readonly message: string }
  | { readonly kind: 'completed' }
  | { readonly kind: 'lost'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string; readonly status: number };

/** Reads what the server sent with a 2xx: `_data.errors` refuses the page even then. */
export function readAnswer(result: unknown): Outcome {
  const data = recordAt(result, '_data');
  const errors = readErrors(data.errors);
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors, message: detailOf(result) };
  const [firstPage] = Array.isArray(data.surveyPages) ? data.surveyPages : [];
  return {
    kind: 'accepted',
    responseId: textOf(data.responseId) || textOf(asRecord(firstPage).responseId) || null,
    files: readFiles(data.files),
    report: textOf(data.report) || null,
    reference: textOf(data.reference),
  };
}

/** Reads an answer outside 2xx: a refusal of answers, a response that is gone or complete, or an error with its sentence. */
export function readFailure(error: ApiError): Outcome {
  const message = textOf(error.problem.detail) || textOf(error.problem.responseDetails) || detailOf(error.body);
  const ofBody = readErrors(recordAt(error.body, '_data').errors);
  const errors = Object.keys(ofBody).length > 0 ? ofBody : error.status === 422 ? (error.problem.errors ?? {}) : {};
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors, message };
  if (error.status === 409 && error.problem.type === 'urn:problem:responseComplete') return { kind: 'completed' };
  return error.status === 404 ? { kind: 'lost', message } : { kind: 'failed', message, status: error.status };
}

/** Errors by question, also where a server nests them by page, gives one text for a list, or [] for none. */
function readErrors(errors: unknown): Record<string, string[]> {
  const read: Record<string, string[]> = {};
  for (const [name, messages] of Object.entries(asRecord(errors))) {
    if (typeof messages === 'string') read[name] = [messages];
    else if (Array.isArray(messages)) {
      const texts = messages.map(textOf).filter(Boolean);
      if (texts.length > 0) read[name] = texts;
    } else Object.assign(read, readErrors(messages));
  }
  return read;
}

function readFiles(files: unknown): Record<string, HeldFile> {
  const read: Record<string, HeldFile> = {};
  for (const [question, file] of Object.entries(asRecord(files))) {
    const { id, filename, size } = asRecord(file);
    if (typeof id === 'string') read[question] = { id, filename: textOf(filename), size: Number(size) || 0 };
  }
  return read;
}

/** The sentence of a server that sends no problem details: `responseDetails`, at the top or below `response.data`. */
function detailOf(body: unknown): string {
  const nested = recordAt(recordAt(body, 'response'), 'data');
  return textOf(asRecord(body).detail) || textOf(asRecord(body).responseDetails) || textOf(nested.responseDetails);
}

function recordAt(value: unknown, key: string): Record<string, unknown> {
  return asRecord(asRecord(value)[key]);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
