import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { apiRoot } from '#contract/index.ts';
import { fileSizeLimit } from '#survey/check-file.ts';
import type { Context } from './http/context.ts';
import { describeError } from './http/describe-error.ts';
import { handleError, sendProblem } from './http/errors.ts';
import { parseUrlEncoded } from './http/form-body.ts';
import { openApi } from './http/open-api.ts';
import { HttpProblem } from './http/problem.ts';
import { contentSecurityPolicy } from './http/security-headers.ts';
import { site } from './http/site.ts';
import { mailPreparers } from './mail-preparers.ts';
import { auditLogRoutes } from './modules/audit/routes.ts';
import { auditReads, keepAuditSealed } from './modules/audit/service.ts';
import { contentRoutes } from './modules/contents/routes.ts';
import { fileRoutes } from './modules/files/routes.ts';
import { groupRoutes } from './modules/groups/routes.ts';
import { logRoutes } from './modules/logs/routes.ts';
import { keepLog, lowestLevel, terminalLevel } from './modules/logs/service.ts';
import { messageRoutes } from './modules/messages/routes.ts';
import { deliverMail } from './modules/messages/service.ts';
import { packageRoutes } from './modules/packages/routes.ts';
import { queueRoutes } from './modules/queue/routes.ts';
import { runJobs } from './modules/queue/service.ts';
import { responseRoutes } from './modules/responses/routes.ts';
import { roleRoutes } from './modules/roles/routes.ts';
import { sessionRoutes } from './modules/session/routes.ts';
import { settingsRoutes } from './modules/settings/routes.ts';
import { statisticsRoutes } from './modules/statistics/routes.ts';
import { surveyRoutes } from './modules/surveys/routes.ts';
import { tenantRoutes } from './modules/tenants/routes.ts';
import { userRoutes } from './modules/users/routes.ts';

export interface AppOptions extends Context {
  /** Where the log goes, a line of JSON each; the terminal where unset. */
  readonly logTo?: { write(line: string): void };
}

const everyModule = [
  ...[sessionRoutes, userRoutes, tenantRoutes, packageRoutes, settingsRoutes],
  ...[roleRoutes, groupRoutes, auditLogRoutes, logRoutes],
  ...[messageRoutes, queueRoutes, statisticsRoutes],
  ...[contentRoutes, surveyRoutes, responseRoutes, fileRoutes],
];
const jsonLimit = 1024 * 1024;

/** The server: API v3 and the web app. Production and tests build this very one; who calls listens or injects. */
export async function buildApp({ logTo, ...context }: AppOptions): Promise<FastifyInstance> {
  const { config } = context;
  z.config(z.locales.en());
  const log = keepLog(context.database, logTo ?? process.stdout, terminalLevel(config.logLevel));
  const app = Fastify({
    logger: {
      level: lowestLevel(config.logLevel),
      redact: ['req.headers.authorization'],
      serializers: { err: describeError },
      stream: log,
    },
    // Addresses of requests hold what staff search for: names and e-mail addresses stay out of the log.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: jsonLimit,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: 60_000,
    keepAliveTimeout: 15_000,
    forceCloseConnections: 'idle',
  });
  app.decorate('context', context);
  app.decorateRequest('actor', null);
  // Hooks on closing run from the last to the first: the log is there for what the others have to say, and what writes
  // into the audit log is done before its last rows are sealed.
  app.addHook('onClose', () => log.close());
  keepAuditSealed(app);
  auditReads(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => sendProblem(new HttpProblem(404, 'unknownCall'), request, reply));
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, parseUrlEncoded);

  deliverMail(app, mailPreparers);
  runJobs(app);

  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(config),
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(cors, {
    origin: [...config.corsOrigins],
    allowedHeaders: ['authorization', 'content-type', 'accept-language', 'idempotency-key', 'x-requested-with'],
    exposedHeaders: ['content-disposition'],
    maxAge: 86_400,
  });
  await app.register(compress, { threshold: 1024, brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  await app.register(rateLimit, { global: false });
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: fileSizeLimit, files: 5, fields: 500, parts: 505, fieldSize: 100_000, fieldNameSize: 200 },
  });
  await app.register(
    async (api) => {
      await openApi(api);
      for (const routes of everyModule) routes(api);
    },
    { prefix: apiRoot },
  );
  await app.register(site);
  return app;
}
