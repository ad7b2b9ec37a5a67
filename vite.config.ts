import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { leanSurvey } from './vite/lean-survey.ts';

/**
 * Three builds, by mode: `production` is the web app, `ssr` the same site rendered on the server,
 * `server` the API. The server reads the other two from `dist/`.
 */
export default defineConfig(({ mode }) => {
  if (mode === 'server') return serverBuild({ main: 'src/server/main.ts' }, 'dist/server');
  if (mode === 'ssr') return serverBuild({ 'entry-server': 'src/web/entry-server.tsx' }, 'dist/ssr');
  return webBuild;
});

const webBuild: UserConfig = {
  root: 'src/web',
  publicDir: '../../public',
  plugins: [tableWithoutSchemas(), oneRouter(), leanSurvey(), react(), moduleList(), brotli('dist/web')],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
  },
  server: { port: 5173, proxy: { '^/api/v3': 'http://127.0.0.1:3000' } },
};

function serverBuild(input: Record<string, string>, outDir: string): UserConfig {
  return {
    publicDir: false,
    plugins: [react()],
    build: { ssr: true, outDir, emptyOutDir: true, target: 'node24', rollupOptions: { input } },
  };
}

/**
 * The browser calls the operations of the contract and leaves the checking of schemas to the server:
 * it gets the table as it is and every schema as one empty stand-in, without zod.
 */
function tableWithoutSchemas(): Plugin {
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

/**
 * react-admin carries a router for standing alone. Here it stands within the app's own, and without this
 * every visitor would load the half of react-router that only that one needs.
 */
function oneRouter(): Plugin {
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

/** Which modules each chunk holds, so that tests can say what a page loads. */
function moduleList(): Plugin {
  return {
    name: 'module-list',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const modules = chunks.map(({ fileName, moduleIds }) => [
        fileName,
        moduleIds.filter((id) => !id.startsWith('\0')).map((id) => relative(process.cwd(), id.split('?')[0] ?? id)),
      ]);
      const source = JSON.stringify(Object.fromEntries(modules), null, 2);
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
    },
  };
}

/** Brotli beside each text asset, so that the server sends it as it stands. */
function brotli(outDir: string): Plugin {
  return {
    name: 'brotli',
    apply: 'build',
    writeBundle() {
      for (const entry of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        const path = join(outDir, entry);
        if (!statSync(path).isFile() || !/\.(js|css|svg|json)$/.test(path) || path.endsWith('config.json')) continue;
        const text = readFileSync(path);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
      }
    },
  };
}
