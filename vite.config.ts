import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { brotli } from './src/web/build/brotli.ts';
import { leanSurvey } from './src/web/build/lean-survey.ts';
import { licences } from './src/web/build/licences.ts';
import { moduleList } from './src/web/build/module-list.ts';
import { oneRouter } from './src/web/build/one-router.ts';
import { schemasAsJson } from './src/web/build/schemas-as-json.ts';
import { tableWithoutSchemas } from './src/web/build/table-without-schemas.ts';

/**
 * Three builds, by mode: `production` is the web app, `ssr` the same site rendered on the server,
 * `server` the API. The server reads the other two from `dist/`.
 */
export default defineConfig(({ mode }) => {
  if (mode === 'server')
    return serverBuild({ main: 'src/server/main.ts', worker: 'src/server/worker.ts' }, 'dist/server');
  if (mode === 'ssr') return serverBuild({ 'entry-server': 'src/web/entry-server.tsx' }, 'dist/ssr');
  return webBuild;
});

const webBuild: UserConfig = {
  root: 'src/web',
  publicDir: '../../public',
  plugins: [
    schemasAsJson(),
    licences(import.meta.dirname),
    tableWithoutSchemas(),
    oneRouter(),
    leanSurvey(),
    react(),
    moduleList(),
    brotli('dist/web'),
  ],
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
