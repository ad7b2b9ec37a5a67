import type * as z from 'zod/mini';
import type { Db } from './db/database.ts';
import type { Context } from './http/context.ts';
import type { MessageName } from './i18n/message.ts';

/** What a flow gets for one attempt at its work. */
export interface FlowRun<Params> {
  /** Where its effects go; the transaction of an atomic flow. */
  readonly db: Db;
  readonly context: Context;
  readonly now: Date;
  readonly job: {
    readonly id: number;
    /** Whose data it works on; null for everybody's. */
    readonly tenantId: number | null;
    readonly createdBy: number | null;
  };
  readonly params: Params;
  /** Aborted when the job is cancelled, was taken over by another worker, or the process stops. */
  readonly signal: AbortSignal;
  /** Says how far it is, in percent; as often as it likes. */
  progress(percent: number): void;
  /** Keeps a file, to be downloaded for some days. One a job. */
  attach(name: string, text: AsyncIterable<string>): Promise<void>;
}

/** What came of it, as staff read it. */
export type FlowResult = Readonly<Record<string, unknown>>;

/** A piece of work that jobs do. An attempt may end anywhere and be made again, so it has to bear that. */
export interface Flow {
  /** `subject.verb` */
  readonly name: string;
  /** The text that says what it does. */
  readonly notes: MessageName;
  readonly params: z.ZodMiniObject;
  /** Works on everybody's data: only who sees every tenant may start it. */
  readonly system: boolean;
  /** What somebody needs to start it, or to have what it made, beside the right to work with jobs. */
  readonly flag?: string;
  /** 3 where it does not say. */
  readonly maxAttempts?: number;
  /**
   * Short work whose effect is to come once, whatever happens: `db` is the transaction in which the job is also marked
   * as done.
   */
  readonly atomic?: true;
  run(run: FlowRun<never>): Promise<FlowResult>;
}

interface Definition<Params extends z.ZodMiniObject> extends Omit<Flow, 'params' | 'run'> {
  readonly params: Params;
  run(run: FlowRun<z.output<Params>>): Promise<FlowResult>;
}

/** Declares a flow; what `run` gets as parameters has passed their schema. */
export function defineFlow<const Params extends z.ZodMiniObject>(flow: Definition<Params>): Flow {
  return flow as Flow;
}
