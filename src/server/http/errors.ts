import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problemMediaType } from '#contract/envelope.ts';
import { pickLocale } from '#contract/locale.ts';
import { HttpProblem, problemBody } from './problem.ts';

/** PostgreSQL's classes for a server that is gone or going, and Node's for one that does not answer. */
const databaseGone = /^(08|57P|53)|^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE)$/;

/** PostgreSQL's class for values that it cannot take: a net below the checks of each field. */
const badValue = /^22/;

/** Any error as a problem: what was thrown on purpose as it is, the rest without its inside. */
export function toProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (hasCode(error, databaseGone)) return new HttpProblem(503, 'unavailable');
  if (hasCode(error, badValue)) return new HttpProblem(400, 'badRequest');
  const { validation, statusCode, code } = error as Partial<FastifyError>;
  if (validation) return new HttpProblem(400, 'invalid', { errors: fieldErrors(validation) });
  if (statusCode === 413) return new HttpProblem(413, 'tooLarge');
  if (statusCode === 415 || code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new HttpProblem(415, 'mediaType');
  if (statusCode === 429) return new HttpProblem(429, 'tooMany');
  if (statusCode && statusCode >= 400 && statusCode < 500) return new HttpProblem(400, 'badRequest');
  return new HttpProblem(500, 'internal');
}

export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(error);
  if (problem.status >= 500) request.log.error({ err: error, source: sourceOf(request) }, 'request failed');
  sendProblem(problem, request, reply);
}

/** The call that a request is, without what it names: `GET /api/v3/catalog/users/:id`. */
function sourceOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? 'unknown'}`;
}

export function sendProblem(problem: HttpProblem, request: FastifyRequest, reply: FastifyReply): void {
  const body = problemBody(problem, pickLocale(request.headers['accept-language']), request.url.split('?')[0] ?? '/');
  const retryAfter = problem.details.retryAfter ?? (problem.status === 503 ? 2 : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply
    .code(problem.status)
    .type(problemMediaType)
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
}

/** Whether an error, or one that it was caused by, has such a code. */
function hasCode(error: unknown, codes: RegExp): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && codes.test(cause.code)) return true;
    if (codes === databaseGone && /timeout exceeded when trying to connect|Connection terminated/.test(cause.message))
      return true;
    if (cause instanceof AggregateError && cause.errors.some((inner) => hasCode(inner, codes))) return true;
  }
  return false;
}

function fieldErrors(validation: NonNullable<FastifyError['validation']>): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { instancePath, message } of validation) {
    const field = instancePath.split('/').filter(Boolean).join('.') || 'request';
    errors[field] = [...(errors[field] ?? []), message ?? 'invalid'];
  }
  return errors;
}
