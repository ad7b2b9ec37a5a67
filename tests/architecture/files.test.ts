import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, isTest, root, type SourceFile, sourceFile, sourceFiles } from './source-files.ts';

const largest = 300;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const pascalCase = /^[A-Z][A-Za-z0-9]*$/;
const pascalOrKebabCase = new RegExp(`${kebabCase.source}|${pascalCase.source}`);
const drawers = /^(utils?|misc|helpers?|common|shared|stuff|lib)$/;

const topLevel = [
  '.ci',
  '.git',
  '.gitignore',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'biome.json',
  'docs',
  'package-lock.json',
  'package.json',
  'public',
  'src',
  'tests',
  'tsconfig.json',
  'vite.config.ts',
];

const modules = [...sourceFiles('src'), ...sourceFiles('tests')];
const styles = filesBelow('src').filter((path) => path.endsWith('.css'));

describe('files', () => {
  test(`no file has more than ${largest} lines of code, and the middle one is small`, () => {
    const sizes = [
      ...modules.map(({ path, text }) => ({ path, lines: linesOfCode(text) })),
      ...styles.map((path) => ({ path, lines: linesOfCode(readFileSync(root + path, 'utf8')) })),
    ];
    expect(sizes.filter(({ lines }) => lines > largest)).toEqual([]);
    const product = sizes.filter(({ path }) => !isTest(path)).map(({ lines }) => lines);
    expect(product.toSorted((a, b) => a - b)[Math.floor(product.length / 2)]).toBeLessThanOrEqual(80);
    expect(linesOfCode('\n// a\n/* b\n * c\n */\nconst d = 1;\n')).toBe(1);
  });

  test('components are PascalCase.tsx, everything else is kebab-case', () => {
    expect([...modules.flatMap(misnamedModule), ...styles.flatMap(misnamedPath)]).toEqual([]);
    expect(misnamedModule(sourceFile('src/web/user-list.tsx', 'export function UserList() {}'))).toHaveLength(1);
    expect(misnamedModule(sourceFile('src/web/UserList.ts', 'export const a = 1;'))).toHaveLength(1);
    expect(misnamedModule(sourceFile('src/web/UserThings/a.ts', 'export const a = 1;'))).toHaveLength(1);
    expect(misnamedModule(sourceFile('src/web/main.tsx', 'start();'))).toEqual([]);
  });

  test('no drawer takes whatever has no name', () => {
    expect([...modules.map(({ path }) => path), ...styles].flatMap(inDrawer)).toEqual([]);
    expect(inDrawer('src/web/utils/dates.ts')).toHaveLength(1);
    expect(inDrawer('src/server/helpers.ts')).toHaveLength(1);
  });

  test('the top level holds what the layout lists', () => {
    expect(notListed(readdirSync(root))).toEqual([]);
    expect(notListed(['src', 'scripts', 'dist', '.env'])).toEqual(['scripts', '.env']);
  });
});

function linesOfCode(text: string): number {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '');
  return code.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}

/** A module that declares a component takes the component's case; the entries of the builds declare none. */
function misnamedModule({ path, parsed }: SourceFile): string[] {
  const name = basename(path).replace(/(\.(test|spec|config|d))?\.tsx?$/, '');
  const isComponent = path.endsWith('.tsx') && declaredNames(parsed.program.body).some((item) => pascalCase.test(item));
  const fits = (isComponent ? pascalCase : kebabCase).test(name) || (isTest(path) && pascalOrKebabCase.test(name));
  return fits && foldersFit(path) ? [] : [path];
}

/** The functions, classes and constants of a module; types have no say. */
function declaredNames(body: SourceFile['parsed']['program']['body']): string[] {
  return body.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;
    if (node.type === 'VariableDeclaration') {
      return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
    }
    return (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') && node.id ? [node.id.name] : [];
  });
}

function misnamedPath(path: string): string[] {
  return kebabCase.test(basename(path, '.css')) && foldersFit(path) ? [] : [path];
}

function foldersFit(path: string): boolean {
  return path
    .split('/')
    .slice(0, -1)
    .every((folder) => kebabCase.test(folder));
}

function inDrawer(path: string): string[] {
  return path.split('/').some((part) => drawers.test(part.replace(/\..*$/, ''))) ? [path] : [];
}

function notListed(names: readonly string[]): string[] {
  const ignored = readFileSync(`${root}.gitignore`, 'utf8')
    .split('\n')
    .map((line) => line.replace(/\/$/, ''));
  return names.filter((name) => !topLevel.includes(name) && !ignored.includes(name));
}
