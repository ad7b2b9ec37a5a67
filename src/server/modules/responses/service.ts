export { visibleTo } from './policy.ts';
