import type { Plugin } from 'vite';

/**
 * react-admin carries a router for standing alone. Here it stands within the app's own, and without this
 * every visitor would load the half of react-router that only that one needs.
 */
export function oneRouter(): Plugin {
  const within = '\0router-within:';
  return {
    name: 'one-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-router-dom' || !importer?.includes('/node_modules/ra-core/')) return null;
      const router = await this.resolve(source, importer, { skipSelf: true });
      return router && within + router.id;
    },
    load(id) {
      if (!id.startsWith(within)) return null;
      const refuse = "() => { throw new Error('react-admin has to stand within a router'); }";
      const unused = ['createHashRouter', 'createMemoryRouter', 'RouterProvider'];
      const refusals = unused.map((name) => `export const ${name} = ${refuse};`);
      return [`export * from ${JSON.stringify(id.slice(within.length))};`, ...refusals].join('\n');
    },
  };
}
