import type { ExampleRequests } from './example-request.ts';

export const statisticsRequests: ExampleRequests = {};
