import type { HttpProblem } from '../http/problem.ts';

/** PostgreSQL's code for a row that a unique index holds already. */
const uniqueViolation = '23505';

/**
 * Does something that a unique index may refuse. Asking before would let two at once through.
 * @throws `problem` where that index refuses; its transaction is at its end then
 */
export async function refuseDuplicate<T>(work: Promise<T>, index: string, problem: HttpProblem): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw violates(error, index) ? problem : error;
  }
}

function violates(error: unknown, index: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === uniqueViolation && 'constraint' in cause && cause.constraint === index)
      return true;
  }
  return false;
}
