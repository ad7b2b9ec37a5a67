import type { Locale } from '#contract/locale.ts';
import type { Operation, RequestOf, ResultOf } from '#contract/operation.ts';
import { NetworkError, readError } from './api-error.ts';
import { addressOf, encodeBody, type RequestParts } from './request.ts';
import type { TokenSource } from './token-source.ts';

export { ApiError, NetworkError } from './api-error.ts';

export interface ClientOptions {
  /** The API's root: a path on this origin, or an address on another. */
  readonly apiUrl: string;
  /** The language that texts are asked for in. */
  readonly getLocale: () => Locale;
  /** Without it every call is anonymous. */
  readonly tokens?: TokenSource;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent with every attempt of the same submit, so that a retry cannot count twice. */
  readonly idempotencyKey?: string;
}

/** What a call takes; a form may stand in for a body that travels as one. */
export type CallRequest<O extends Operation> = O['bodyFormat'] extends 'form' | 'page'
  ? Omit<RequestOf<O>, 'body'> & { readonly body: RequestOf<O>['body'] | FormData }
  : RequestOf<O>;

export interface Client {
  /**
   * Calls an operation of the contract and returns what its table row promises; a Blob where that is not JSON.
   *
   * @example const { _data } = await client.call(operations.contents.list, { query: { perPage: 1000 } });
   * @throws ApiError for an answer outside 2xx, NetworkError where there is none
   */
  call<const O extends Operation>(operation: O, request: CallRequest<O>, options?: CallOptions): Promise<ResultOf<O>>;
  /**
   * Gets what an operation gives in another media type, as a file.
   * @throws ApiError for an answer outside 2xx, NetworkError where there is none
   */
  download(operation: Operation, request: RequestParts, mediaType: string, options?: CallOptions): Promise<Download>;
}

export interface Download {
  readonly blob: Blob;
  /** As the server names it. */
  readonly filename: string | undefined;
}

/** The only place of the web app that fetches. */
export function createClient({ apiUrl, getLocale, tokens }: ClientOptions): Client {
  async function send(operation: Operation, request: RequestParts, options: CallOptions, token: string | null) {
    const { body, contentType } = encodeBody(operation, request.body);
    const headers = new Headers({
      Accept: acceptOf(operation),
      'Accept-Language': getLocale(),
      'X-Requested-With': 'XMLHttpRequest',
    });
    if (contentType) headers.set('Content-Type', contentType);
    if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
    const address = addressOf(apiUrl, operation, request);
    return reach(() => fetch(address, { method: operation.method, headers, body, signal: options.signal }));
  }

  async function reply(operation: Operation, request: RequestParts, options: CallOptions): Promise<Response> {
    const token = takesToken(operation, options) ? ((await tokens?.getToken()) ?? null) : null;
    let response = await send(operation, request, options, token);
    if (token && (response.status === 401 || response.status === 403)) {
      tokens?.onRefused(response.status, operation.id, token);
      // What anyone may see is still to be seen by someone whose session has just ended.
      if (operation.access === 'public') response = await send(operation, request, options, null);
    }
    if (!response.ok) throw await readError(response);
    return response;
  }

  async function call(operation: Operation, request: RequestParts, options: CallOptions = {}): Promise<unknown> {
    return readResult(operation, await reply(operation, request, options));
  }

  async function download(operation: Operation, request: RequestParts, mediaType: string, options: CallOptions = {}) {
    const headers = { ...options.headers, Accept: mediaType };
    const response = await reply(operation, request, { ...options, headers });
    const filename = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
    return { blob: await reach(() => response.blob()), filename };
  }

  return { call: call as Client['call'], download };
}

function takesToken({ access }: Operation, { headers }: CallOptions): boolean {
  return access !== 'guest' && !headers?.Authorization;
}

function acceptOf({ response }: Operation): string {
  return 'mediaType' in response ? response.mediaType : 'application/json';
}

async function readResult({ response: promised }: Operation, response: Response): Promise<unknown> {
  if ('mediaType' in promised) return reach(() => response.blob());
  const text = await reach(() => response.text());
  return text ? JSON.parse(text) : undefined;
}

/** Tells a lost connection from a call that was given up. */
async function reach<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new NetworkError(error);
  }
}
