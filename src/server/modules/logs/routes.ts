import type { FastifyInstance } from 'fastify';

export function logRoutes(_app: FastifyInstance): void {}
