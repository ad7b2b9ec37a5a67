import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { apiRoot } from '#contract/index.ts';

/** The OpenAPI 3.1 document of the mounted operations at `openapi.json`, and a page to read it at `docs`. */
export async function openApi(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'De Arbeidsmarktscan API',
        version: '3',
        description: 'API v3: scans, responses and their staff.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  });
  await api.register(swaggerUi, { routePrefix: '/docs' });
  api.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
    return api.swagger();
  });
}

/** Where the document's page is, for the start message. */
export const docsPath = `${apiRoot}/docs`;
