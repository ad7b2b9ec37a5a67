export { responseFlows } from './flows.ts';
export { forgetOldKeys } from './idempotency.ts';
export { visibleTo } from './policy.ts';
