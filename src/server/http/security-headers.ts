import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config.ts';

/**
 * Scripts come from this server alone, none inline. Styles may be inline: MUI writes them as elements,
 * and they cannot read or send anything that the other directives do not allow.
 */
export function contentSecurityPolicy({
  production,
  publicUrl,
}: Config): FastifyHelmetOptions['contentSecurityPolicy'] {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(production && publicUrl?.startsWith('https:') && { upgradeInsecureRequests: [] }),
    },
  };
}
