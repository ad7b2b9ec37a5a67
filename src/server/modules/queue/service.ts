export { JobRunner, runJobs } from './runner.ts';
export { type JobHealth, jobHealth } from './workers.ts';
