import * as z from 'zod/mini';
import type { Locale } from '#contract/locale.ts';
import type { Command, Flow as FlowRow } from '#contract/queue.ts';
import type { Actor } from '../../actor.ts';
import type { Flow } from '../../flow.ts';
import { HttpProblem } from '../../http/problem.ts';
import { fieldMessages } from '../../i18n/field-message.ts';
import { message } from '../../i18n/message.ts';
import { mailPreparers } from '../../mail-preparers.ts';
import { deliverFlow } from '../messages/service.ts';
import { responseFlows } from '../responses/service.ts';
import { cleanUpFlow } from './clean-up.ts';
import { maintainFlow } from './maintain.ts';
import { mayEdit, mayStart } from './policy.ts';

/** Everything that a job can do, by name. */
const flows = new Map<string, Flow>(
  [deliverFlow(mailPreparers), ...responseFlows, cleanUpFlow, maintainFlow].map((flow) => [flow.name, flow]),
);

/** The flow of a name; undefined where there is none, or none any more. */
export function flowOf(name: string): Flow | undefined {
  return flows.get(name);
}

/** Adds a flow; gives what takes it away again. For tests, which need flows that fail or wait. */
export function addFlow(flow: Flow): () => void {
  flows.set(flow.name, flow);
  return () => void flows.delete(flow.name);
}

/**
 * The flow of a new job, and its parameters as its schema reads them.
 * @throws HttpProblem 422 where there is no such flow, the actor may not start it, or a parameter is wrong (`params.x`)
 */
export function checkCommand(name: string, given: unknown, { actor, locale }: { actor: Actor; locale: Locale }) {
  const flow = flowOf(name);
  if (!flow) throw new HttpProblem(422, 'invalid', { errors: { flow: [message(locale, 'flowUnknown')] } });
  if (!mayStart(actor, flow)) {
    throw new HttpProblem(422, 'invalid', { errors: { flow: [message(locale, 'flowNotAllowed')] } });
  }
  const parsed = z.object({ params: flow.params }).safeParse({ params: given });
  if (!parsed.success) throw new HttpProblem(422, 'invalid', { errors: fieldMessages(locale, parsed.error) });
  return { flow, params: parsed.data.params };
}

/** Every flow as staff see it; ordered by what it does, where nobody asks for another order. */
export function listFlows(
  actor: Actor,
  locale: Locale,
  [field, direction]: readonly [string, string] = ['notes', 'asc'],
): FlowRow[] {
  const rows = [...flows.values()].map((flow) => ({
    ...{ id: flow.name, name: flow.name, notes: message(locale, flow.notes), system: flow.system },
    allowed: { start: mayEdit(actor) && mayStart(actor, flow) },
  }));
  const by = field === 'notes' ? 'notes' : 'name';
  const sign = direction === 'desc' ? -1 : 1;
  return rows.sort((a, b) => sign * a[by].localeCompare(b[by], locale));
}

/** Every flow with the JSON Schema that the form for its parameters is made from. */
export function listCommands(actor: Actor, locale: Locale): Command[] {
  return listFlows(actor, locale).map((row) => {
    const schema = z.toJSONSchema(flowOf(row.id)?.params ?? z.object({}), { io: 'input' });
    return { ...row, schema: schema as Record<string, unknown> };
  });
}
