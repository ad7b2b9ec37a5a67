import type * as z from 'zod/mini';
import type { AuditEntity } from './audit-entry.ts';

/**
 * Who may call an operation.
 * - `public`: anyone; a bearer token, if sent, must be valid and names the caller
 * - `guest`: anyone; a bearer token is not an access token here and is left to the handler
 * - `signed-in`: any user with a live session
 * - `{flag}`: a user whose permissions hold the profile flag (specification section 6); with `everyTenant` also one who
 *   sees every tenant, because what it changes is everybody's
 */
export type Access = 'public' | 'guest' | 'signed-in' | { readonly flag: string; readonly everyTenant?: true };

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a column of a list holds, which decides how its filter values are read. */
export type FilterKind = 'text' | 'number' | 'date' | 'boolean' | 'uuid';

/** What a list lets its caller filter, search, sort and expand. What it does not declare is refused by name. */
export interface ListRules {
  readonly filter: Readonly<Record<string, FilterKind>>;
  readonly sort: readonly string[];
  readonly expand: readonly string[];
  readonly search: boolean;
  /** Field and direction when the caller names none. */
  readonly defaultOrder: readonly [field: string, direction: 'asc' | 'desc'];
  /** Can be had as CSV too, with every row of the filter; says what kind of record the rows are. */
  readonly csv?: AuditEntity;
}

/** How a body travels. `form` takes urlencoded and multipart, `page` takes JSON and multipart with bracketed names. */
export type BodyFormat = 'json' | 'form' | 'page';

export interface Operation {
  /** Stable name, `resource.verb`; the operationId of the OpenAPI document. */
  readonly id: string;
  readonly method: Method;
  /** Path below the API root, parameters in braces: `catalog/users/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Belongs to a person in a session: an API token is refused. */
  readonly inPerson?: true;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  readonly bodyFormat?: BodyFormat;
  readonly list?: ListRules;
  /** Requests per minute and address, where the general limit is too wide. */
  readonly rateLimit?: number;
  /** The kind of record whose personal data it reads; each answer then gets a row in the audit log. */
  readonly auditsRead?: AuditEntity;
  /** The body of a 200, or a media type for what is not JSON. */
  readonly response: z.ZodMiniType | { readonly mediaType: string };
}

/** Declares one call of API v3 and keeps its exact type, so that server and client are derived from it. */
export function defineOperation<const O extends Operation>(operation: O): O {
  return operation;
}

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** What a handler receives. */
export type ParamsOf<O extends Operation> = Parsed<O['params']>;
export type QueryOf<O extends Operation> = Parsed<O['query']>;
export type BodyOf<O extends Operation> = Parsed<O['body']>;
/** What a handler returns and what a client gets. */
export type ResultOf<O extends Operation> = O['response'] extends z.ZodMiniType ? z.output<O['response']> : unknown;
/** What a client sends. */
export type RequestOf<O extends Operation> = Field<'params', Sent<O['params']>> &
  Field<'query', Sent<O['query']>> &
  Field<'body', Sent<O['body']>>;

type Field<K extends string, V> = [V] extends [undefined]
  ? { [P in K]?: undefined }
  : K extends 'query'
    ? { [P in K]?: V }
    : { [P in K]: V };
