import type { ExampleRequests } from './example-request.ts';

export const rolesRequests: ExampleRequests = {};
