import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const schemas = '/src/web/admin/record/resource-schemas.ts';

/** The schemas of the back-office's resources as data: made here, by zod, which the browser then does not load. */
export function schemasAsJson(): Plugin {
  return {
    name: 'schemas-as-json',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(schemas)) return null;
      const { resourceSchemas } = (await import(pathToFileURL(id).href)) as { resourceSchemas: unknown };
      return `export const resourceSchemas = JSON.parse(${JSON.stringify(JSON.stringify(resourceSchemas))});`;
    },
  };
}
