/** An error as it may stand in the log. */
export type LoggedError = {
  readonly type: string;
  /** What it says; of the database's errors no word, for they hold the values of the query. */
  readonly message: string;
  /** Codes of the error and of what caused it, the outermost first. */
  readonly codes: readonly string[];
  /** The statement, its values as placeholders. */
  readonly query?: string;
  /** Where it was thrown. */
  readonly stack: string;
};

/** An error for the log, without the values that went into a query: names, addresses and hashes stay out of it. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', codes: [], stack: '' };
  const chain = causesOf(error);
  const query = chain.map((cause) => ('query' in cause ? cause.query : undefined)).find((text) => text !== undefined);
  const ofDatabase = chain.some((cause) => 'query' in cause || 'severity' in cause);
  return {
    type: error.constructor.name,
    message: ofDatabase ? 'a query failed' : error.message,
    codes: chain.flatMap((cause) => ('code' in cause && typeof cause.code === 'string' ? cause.code : [])),
    ...(typeof query === 'string' && { query }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}

function causesOf(error: Error): Error[] {
  const chain: Error[] = [];
  for (let cause: unknown = error; cause instanceof Error && !chain.includes(cause); cause = cause.cause) {
    chain.push(cause);
  }
  return chain;
}
