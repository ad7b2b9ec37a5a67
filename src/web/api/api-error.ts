import type { Problem } from '#contract/envelope.ts';

/** The server answered with a status outside 2xx. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Problem details, filled in from the status where the server sent something else. */
  readonly problem: Problem;
  /** The body as it came: a refusal of answers carries `_data` beside the problem. */
  readonly body: unknown;

  constructor(problem: Problem, body?: unknown) {
    super(problem.detail ?? problem.title);
    this.status = problem.status;
    this.problem = problem;
    this.body = body;
  }
}

/** The server could not be reached, or the connection was lost before it answered. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('The server cannot be reached', { cause });
  }
}

/** The error that an answer outside 2xx stands for. It consumes the response's body. */
export async function readError(response: Response): Promise<ApiError> {
  const body = await readJson(response);
  const { status } = response;
  const problem = { type: 'about:blank', title: response.statusText || `HTTP ${status}`, ...onlyKnown(body), status };
  return new ApiError(problem, body);
}

async function readJson(response: Response): Promise<unknown> {
  if (!response.headers.get('Content-Type')?.includes('json')) return undefined;
  return response.json().catch(() => undefined);
}

const texts = ['type', 'title', 'detail', 'instance', 'responseDetails'] as const;

/** The members of problem details that have the right type: the server need not be ours. */
function onlyKnown(body: unknown): Partial<Problem> {
  if (!isRecord(body)) return {};
  const known: Partial<Problem> = {};
  for (const key of texts) {
    const value = body[key];
    if (typeof value === 'string' && value) known[key] = value;
  }
  if (isRecord(body.errors)) known.errors = messagesByField(body.errors);
  return known;
}

function messagesByField(errors: Record<string, unknown>): Record<string, string[]> {
  const entries = Object.entries(errors).map(([field, messages]): [string, string[]] => [
    field,
    (Array.isArray(messages) ? messages : [messages]).filter((message) => typeof message === 'string'),
  ]);
  return Object.fromEntries(entries);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
