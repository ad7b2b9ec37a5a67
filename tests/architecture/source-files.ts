import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';

/** The repository's folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** One import of a module, whatever its form. */
export interface Import {
  /** The file it names, from the repository's root; undefined where it names a package. */
  readonly file: string | undefined;
  /** As it is written. */
  readonly specifier: string;
  readonly typeOnly: boolean;
  readonly lazy: boolean;
}

/** A TypeScript module of this repository, parsed. */
export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly parsed: ReturnType<typeof parseSync>;
  readonly imports: readonly Import[];
}

/** Reads a module; also used with texts that break a rule, to show that the rule sees it. */
export function sourceFile(path: string, text: string): SourceFile {
  const parsed = parseSync(path, text);
  if (parsed.errors.length) throw new Error(`${path}: ${parsed.errors[0]?.message}`);
  return { path, text, parsed, imports: importsOf(path, parsed) };
}

/** Every TypeScript module below a folder, tests and all. */
export function sourceFiles(folder: string): SourceFile[] {
  return filesBelow(folder)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => sourceFile(path, readFileSync(root + path, 'utf8')));
}

/** Every file below a folder, from the repository's root. */
export function filesBelow(folder: string): string[] {
  return readdirSync(root + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(root.length))
    .sort();
}

/** The names of the folders in a folder; none where it does not exist yet. */
export function foldersIn(folder: string): string[] {
  return readdirSync(root + folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** Whether a path is a test: it may use the test tools and reach into the rooms. */
export function isTest(path: string): boolean {
  return path.startsWith('tests/') || /\.test\.tsx?$/.test(path);
}

function importsOf(path: string, { program }: ReturnType<typeof parseSync>): Import[] {
  const found: Import[] = [];
  const add = (specifier: unknown, typeOnly: boolean, lazy: boolean) => {
    if (typeof specifier === 'string')
      found.push({ specifier, typeOnly, lazy, file: fileOf(specifier, posix.dirname(path)) });
  };
  new Visitor({
    ImportDeclaration(node) {
      add(node.source.value, node.importKind === 'type', false);
    },
    ExportNamedDeclaration(node) {
      add(node.source?.value, node.exportKind === 'type', false);
    },
    ExportAllDeclaration(node) {
      add(node.source.value, node.exportKind === 'type', false);
    },
    ImportExpression({ source }) {
      add('value' in source ? source.value : undefined, false, true);
    },
    TSImportType(node) {
      add(node.source.value, true, false);
    },
  }).visit(program);
  return found;
}

function fileOf(specifier: string, folder: string): string | undefined {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('.')) return posix.normalize(`${folder}/${path}`);
  if (path.startsWith('#tests/')) return path.slice(1);
  return path.startsWith('#') ? `src/${path.slice(1)}` : undefined;
}
