export { requireAdministrator } from './administrators.ts';
