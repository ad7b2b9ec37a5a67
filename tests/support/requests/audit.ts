import type { ExampleRequests } from './example-request.ts';

export const auditRequests: ExampleRequests = {};
