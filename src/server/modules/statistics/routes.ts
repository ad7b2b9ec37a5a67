import type { FastifyInstance } from 'fastify';

export function statisticsRoutes(_app: FastifyInstance): void {}
