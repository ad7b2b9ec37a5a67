import type { Plugin } from 'vite';

/**
 * The browser calls the operations of the contract and leaves the checking of schemas to the server:
 * it gets the table as it is and every schema as one empty stand-in, without zod.
 */
export function tableWithoutSchemas(): Plugin {
  const standIn = '\0no-schemas';
  return {
    name: 'table-without-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'zod/mini' ? standIn : null),
    async load(id) {
      if (id !== standIn) return null;
      const names = Object.keys(await import('zod/mini')).filter((name) => name !== 'default');
      const schema = 'const schema = new Proxy(function () {}, { get: () => schema, apply: () => schema });';
      return `${schema} export { ${names.map((name) => `schema as ${name}`).join(', ')} };`;
    },
  };
}
