export { readAllSettings, readPackageSecret, readPackageSettings } from './read-settings.ts';
