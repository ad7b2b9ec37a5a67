import { covers, type FlagMap, hasFlag } from '#contract/flags.ts';
import type { Locale } from '#contract/locale.ts';
import type { Impersonator } from '#contract/session.ts';

/** The flag and the property that let a person see every tenant. */
const everyTenant = 'tenantManagement.globalAdmin';

/** Who makes a request: a signed-in user, read from the database with each request, so that changes act at once. */
export interface Actor {
  readonly userId: number;
  /** Empty where an API token asks, which gets nowhere near what belongs to a session (`inPerson`). */
  readonly sessionId: string;
  readonly tenantId: number;
  readonly roles: readonly string[];
  readonly isSystem: boolean;
  readonly flags: FlagMap;
  readonly locale: Locale;
  /** Who acts as this user; null where users act for themselves. */
  readonly impersonator: Impersonator | null;
  /** The API token that asks in the user's name; null where that is a person in a session. */
  readonly apiToken: { readonly id: number; readonly name: string } | null;
}

export function may(actor: Pick<Actor, 'flags'> | null, flag: string): boolean {
  return hasFlag(actor?.flags, flag);
}

/** Whether somebody is an agent and nothing more, who sees only what that agent started. */
export function isOnlyAgent({ roles }: Pick<Actor, 'roles'>): boolean {
  return roles.length > 0 && roles.every((role) => role === 'agent');
}

/** Who somebody is to a rule on rights: what their roles are called, and what they add up to. */
interface Rights {
  readonly roles: readonly string[];
  readonly flags: FlagMap;
}

/** Whether these rights let nobody do or see what the actor may not: an agent, whatever the flags, sees less. */
export function isWithinRights(actor: Pick<Actor, 'roles' | 'flags'>, theirs: Rights): boolean {
  return (!isOnlyAgent(actor) || isOnlyAgent(theirs)) && covers(actor.flags, theirs.flags);
}

/** Whether the actor's view goes beyond the own tenant. */
export function seesEveryTenant(actor: Pick<Actor, 'isSystem' | 'flags'>): boolean {
  return actor.isSystem || may(actor, everyTenant);
}
