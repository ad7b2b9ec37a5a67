import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, root } from './source-files.ts';

const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };
const ignored = readFileSync(`${root}.gitignore`, 'utf8').split('\n').filter(Boolean);
const pages = ['README.md', 'CONTRIBUTING.md', ...filesBelow('docs').filter((path) => path.endsWith('.md'))];
const rooms = /^(src|tests|docs|public|\.ci)\//;
/** A name without a folder: of the top level, or of a file in some room. */
const bareFile = /^(LICENSE|\.?[\w-]+(\.[\w-]+)*\.(json|md|tsx?|css|sql))$/;
const everyFile = [...filesBelow('src'), ...filesBelow('tests'), ...filesBelow('public')].map((path) => basename(path));
/** npm's own commands that need no script. */
const ownCommands = ['ci', 'install', 'audit', 'outdated'];

describe('docs', () => {
  test.each(pages)('%s names only npm scripts that exist', (page) => {
    expect(unknownScripts(read(page))).toEqual([]);
  });

  test.each(pages)('%s names only files that exist', (page) => {
    expect(missingPaths(read(page))).toEqual([]);
    expect(deadLinks(page, read(page))).toEqual([]);
  });

  test.each(pages)('%s names only settings that the configuration reads', (page) => {
    expect(unknownSettings(read(page))).toEqual([]);
  });

  test('these rules see what they should', () => {
    expect(unknownScripts('Type `npm run nothing` or `npm start`.')).toEqual(['nothing']);
    expect(missingPaths('See `src/nowhere/a.ts`, `src/contract/` and `src/contract/*.ts`.')).toEqual([
      'src/nowhere/a.ts',
    ]);
    expect(missingPaths('See `nothing.json`, `envelope.ts` and `package.json`.')).toEqual(['nothing.json']);
    expect(deadLinks('README.md', '[a](docs/nothing.md) [b](https://example.com) [c](#part)')).toEqual([
      'docs/nothing.md',
    ]);
    expect(unknownSettings('Set `NO_SUCH_SETTING` and `DATA_DIR`.')).toEqual(['NO_SUCH_SETTING']);
  });
});

function read(page: string): string {
  return readFileSync(root + page, 'utf8');
}

function unknownScripts(text: string): string[] {
  const run = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  const short = [...text.matchAll(/`npm ([a-z]+)/g)].map(([, name = '']) => name).filter((name) => name !== 'run');
  return [...run, ...short.filter((name) => !ownCommands.includes(name))].filter((name) => !(name in scripts));
}

function missingPaths(text: string): string[] {
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name.replace(/^\.\//, ''));
  return named
    .filter((name) => rooms.test(name) || (bareFile.test(name) && !everyFile.includes(name)))
    .filter((name) => !name.includes('<') && !ignored.some((path) => name.startsWith(path)))
    .filter((name) => (name.includes('*') ? globSync(name, { cwd: root }).length === 0 : !existsSync(root + name)));
}

function deadLinks(page: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^([a-z]+:|#)/.test(target))
    .filter((target) => !existsSync(join(root, dirname(page), target.split('#')[0] ?? '')));
}

function unknownSettings(text: string): string[] {
  const known = readFileSync(`${root}src/server/config.ts`, 'utf8') + readFileSync(`${root}.ci/run`, 'utf8');
  return [...text.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(=[^`]*)?`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(known));
}
