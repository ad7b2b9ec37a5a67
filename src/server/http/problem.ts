import type { Locale } from '#contract/locale.ts';
import { type MessageName, message } from '../i18n/message.ts';

export interface ProblemDetails {
  readonly params?: Readonly<Record<string, string | number>>;
  /** Messages by field. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** What else the body carries. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number;
}

/** An answer that is an error (RFC 9457). Thrown by handlers; nothing of the inside is told. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly reason: MessageName;
  readonly details: ProblemDetails;

  constructor(status: number, reason: MessageName, details: ProblemDetails = {}) {
    super(reason);
    this.status = status;
    this.reason = reason;
    this.details = details;
  }
}

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  406: 'Not Acceptable',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** The body of a problem, in the reader's language. */
export function problemBody(problem: HttpProblem, locale: Locale, instance: string) {
  const { params, errors, extra } = problem.details;
  return {
    type: problem.reason === 'internal' ? 'about:blank' : `urn:problem:${problem.reason}`,
    title: titles[problem.status] ?? 'Error',
    status: problem.status,
    detail: message(locale, problem.reason, params),
    instance,
    ...(errors && { errors }),
    ...extra,
  };
}
