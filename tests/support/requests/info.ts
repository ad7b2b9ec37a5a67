import type { ExampleRequests } from './example-request.ts';

export const infoRequests: ExampleRequests = {};
