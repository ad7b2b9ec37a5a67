import type { FastifyInstance } from 'fastify';

export function queueRoutes(_app: FastifyInstance): void {}
