import type { FastifyInstance } from 'fastify';

export function roleRoutes(_app: FastifyInstance): void {}
