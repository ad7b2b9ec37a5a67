import type { CallOptions } from '../app.ts';

/** Whose record a request is about, as the caller sees it. */
export type Target = 'own' | 'foreign' | 'absent';

/** Records of one tenant, and what belongs to one person. */
export interface Records {
  readonly tenantId: number;
  readonly userId: number;
  readonly response: string;
  readonly file: string;
  /** A live session of the user. */
  readonly session: string;
  readonly apiToken: number;
  readonly group: number;
  readonly message: number;
  readonly job: number;
  /** One that is made again and again, which belongs to nobody. */
  readonly recurring: number;
  readonly auditRow: number;
  /** A line of the application's log, which belongs to nobody. */
  readonly log: number;
}

export interface RequestInput {
  /** The caller's own session, and one of somebody else. */
  readonly sessions: Readonly<Record<Target, string>>;
  /** The caller's own user id, and somebody else's of the same tenant. */
  readonly users: Readonly<Record<Target, number>>;
  /** Records by tenant: the caller's, another's. */
  readonly records: Readonly<Record<Target, Records>>;
  readonly password: string;
}

/** A right request for one operation. */
export interface ExampleRequest {
  /**
   * What decides whether the caller sees the record that it names: nothing (there is none), the tenant,
   * or being the one whose it is. A list shows the tenant's rows.
   */
  readonly scope: 'none' | 'list' | 'tenant' | 'self';
  readonly request: (input: RequestInput, target: Target) => { path: string; options?: Omit<CallOptions, 'token'> };
  /** Who is an agent and nothing more sees only what that agent started. */
  readonly agentsOwn?: boolean;
  /** It deletes or uses up the record that it names: each caller gets one of their own. */
  readonly spends?: true;
  /** Everybody may use it for what is their own; without this flag, what is another's is as if absent. */
  readonly othersNeed?: string;
  /** Which tenant a row of a list is of; without it the rows are the test's responses. */
  readonly tenantOf?: (row: Record<string, unknown>) => number | undefined;
}

export type ExampleRequests = Readonly<Record<string, ExampleRequest>>;

export const json = (body: object) => ({ json: body });
