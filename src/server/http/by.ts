import type { FastifyRequest } from 'fastify';
import type { Locale } from '#contract/locale.ts';
import type { Actor } from '../actor.ts';
import { type Origin, originOf } from '../modules/audit/service.ts';
import type { Context } from './context.ts';

/** Who changes something, when and from where, and in which language they are told why not. */
export interface By {
  readonly actor: Actor;
  readonly now: Date;
  readonly locale: Locale;
  readonly origin: Origin;
}

interface Writing {
  readonly actor: Actor;
  readonly context: Context;
  readonly locale: Locale;
  readonly request: FastifyRequest;
}

/** Who a call changes something for. */
export function byOf({ actor, context, locale, request }: Writing): By {
  return { actor, now: context.clock.now(), locale, origin: originOf(request) };
}
