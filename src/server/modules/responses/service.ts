export { forgetOldKeys } from './idempotency.ts';
export { visibleTo } from './policy.ts';
