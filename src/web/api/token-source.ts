/** Where the API client gets its bearer token, and whom it tells when one is refused. */
export interface TokenSource {
  /**
   * A token that is good for this call, refreshed before that where it is due; null where nobody is signed in.
   * It rejects where a refresh is due and the server cannot be reached.
   */
  getToken(): Promise<string | null>;
  /** An authenticated call, which carried this token, was answered with 401 or 403. */
  onRefused(status: 401 | 403, operationId: string, token: string): void;
}
