import type { FastifyInstance } from 'fastify';

export function auditLogRoutes(_app: FastifyInstance): void {}
