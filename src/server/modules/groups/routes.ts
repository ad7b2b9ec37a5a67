import type { FastifyInstance } from 'fastify';

export function groupRoutes(_app: FastifyInstance): void {}
