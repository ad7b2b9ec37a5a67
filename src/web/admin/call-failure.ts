import { ApiError, NetworkError } from '#web/api/client.ts';

/** What a person reads after a call that failed: one sentence for the whole, others by field. */
export interface Failure {
  readonly text: string;
  /** More to say, where the sentence alone would leave a person guessing. */
  readonly more?: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Why something did not load: the server's sentence, or whether there was an answer at all. */
export function readLoadFailure(error: unknown, translate: (key: string) => string): string {
  if (error instanceof NetworkError) return translate('signIn.noAnswer');
  return readFailure(error, translate, 'twoFactor.error.occurred').text;
}

/**
 * Reads a failed call: the server's sentence where it has one, else ours.
 * @param fallback the key of our sentence
 */
export function readFailure(error: unknown, translate: (key: string) => string, fallback: string): Failure {
  if (error instanceof NetworkError)
    return { text: translate(fallback), more: translate('signIn.noAnswer'), fields: {} };
  if (!(error instanceof ApiError)) return { text: translate(fallback), fields: {} };
  const { detail, errors = {} } = error.problem;
  const fields = Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, texts.join(' ')]));
  return { text: detail || translate(fallback), fields };
}
