import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Which modules each chunk holds, so that tests can say what a page loads. */
export function moduleList(): Plugin {
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
