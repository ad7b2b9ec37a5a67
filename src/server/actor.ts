import { type FlagMap, hasFlag } from '#contract/flags.ts';
import type { Locale } from '#contract/locale.ts';

/** The flag and the property that let a person see every tenant. */
const everyTenant = 'tenantManagement.globalAdmin';

/** Who makes a request: a signed-in user, read from the database with each request, so that changes act at once. */
export interface Actor {
  readonly userId: number;
  readonly sessionId: string;
  readonly tenantId: number;
  readonly roles: readonly string[];
  readonly isSystem: boolean;
  readonly flags: FlagMap;
  readonly locale: Locale;
}

export function may(actor: Actor | null, flag: string): boolean {
  return hasFlag(actor?.flags, flag);
}

/** Whether the actor's view goes beyond the own tenant. */
export function seesEveryTenant(actor: Actor): boolean {
  return actor.isSystem || may(actor, everyTenant);
}
