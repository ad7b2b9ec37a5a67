import type { FastifyInstance } from 'fastify';

export function messageRoutes(_app: FastifyInstance): void {}
