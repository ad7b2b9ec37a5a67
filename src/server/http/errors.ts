import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problemMediaType } from '#contract/envelope.ts';
import { pickLocale } from '#contract/locale.ts';
import { HttpProblem, problemBody } from './problem.ts';

/** PostgreSQL's classes for a server that is gone or going, and Node's for one that does not answer. */
const databaseGone = /^(08|57P|53)|^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE)$/;

/** Any error as a problem: what was thrown on purpose as it is, the rest without its inside. */
export function toProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (isDatabaseGone(error)) return new HttpProblem(503, 'unavailable');
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
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
  sendProblem(problem, request, reply);
}

export function sendProblem(problem: HttpProblem, request: FastifyRequest, reply: FastifyReply): void {
  const body = problemBody(problem, pickLocale(request.headers['accept-language']), request.url.split('?')[0] ?? '/');
  if (problem.status === 503) reply.header('retry-after', '2');
  reply
    .code(problem.status)
    .type(problemMediaType)
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
}

function isDatabaseGone(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && databaseGone.test(cause.code)) return true;
    if (/timeout exceeded when trying to connect|Connection terminated/.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseGone)) return true;
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
