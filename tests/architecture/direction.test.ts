import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { describe, expect, test } from 'vitest';
import { foldersIn, isTest, root, type SourceFile, sourceFile, sourceFiles } from './source-files.ts';

/** What each room may stand on. A new room has to be given its place here. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  survey: ['contract'],
  web: ['contract', 'survey'],
  server: ['contract', 'survey'],
};

/** The packages of the two rooms that both sides share. */
const packagesOf: Readonly<Record<string, readonly string[]>> = { contract: ['zod'], survey: [] };

const shipped = Object.keys(
  (JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { dependencies: object }).dependencies,
);

const sources = sourceFiles('src').filter(({ path }) => !isTest(path));

describe('direction', () => {
  test('every room has its place', () => {
    expect(foldersIn('src').sort()).toEqual(Object.keys(mayImport).sort());
  });

  test('contract <- survey <- {web, server}', () => {
    expect(sources.flatMap(wrongWay)).toEqual([]);
    expect(wrongWay(sourceFile('src/contract/a.ts', "import { b } from '#survey/b.ts';"))).toHaveLength(1);
    expect(wrongWay(sourceFile('src/web/a.ts', "const b = await import('../server/b.ts');"))).toHaveLength(1);
    expect(wrongWay(sourceFile('src/server/a.ts', "type B = import('#tests/b.ts').B;"))).toHaveLength(1);
    expect(wrongWay(sourceFile('src/survey/a.ts', "export { b } from '#contract/b.ts';"))).toEqual([]);
  });

  test('the contract imports zod only, the survey room no package at all', () => {
    expect(sources.flatMap(foreignPackages)).toEqual([]);
    expect(foreignPackages(sourceFile('src/contract/a.ts', "import { eq } from 'drizzle-orm';"))).toHaveLength(1);
    expect(foreignPackages(sourceFile('src/survey/a.ts', "import * as z from 'zod/mini';"))).toHaveLength(1);
    expect(foreignPackages(sourceFile('src/contract/a.ts', "import * as z from 'zod/mini';"))).toEqual([]);
  });

  test('the product imports only the packages that package.json ships', () => {
    // What makes the build is no part of what it makes.
    const shipped = sources.filter(({ path }) => !path.startsWith('src/web/build/'));
    expect(shipped.flatMap(undeclaredPackages)).toEqual([]);
    expect(undeclaredPackages(sourceFile('src/web/a.ts', "import { b } from 'left-pad/b.js';"))).toHaveLength(1);
    expect(undeclaredPackages(sourceFile('src/web/a.ts', "import { test } from '@playwright/test';"))).toHaveLength(1);
  });

  test('rooms name each other by alias, and every import names a file with its ending', () => {
    expect(sources.flatMap(looseSpecifiers)).toEqual([]);
    expect(looseSpecifiers(sourceFile('src/web/a.ts', "import { b } from '../contract/b.ts';"))).toHaveLength(1);
    expect(looseSpecifiers(sourceFile('src/web/a.ts', "import { b } from './b';"))).toHaveLength(1);
  });

  test('visitors never load the staff half: only the route table reaches it, and lazily', () => {
    expect(sources.flatMap(reachesStaff)).toEqual([]);
    expect(reachesStaff(sourceFile('src/web/site/a.ts', "import { b } from '#web/admin/b.ts';"))).toHaveLength(1);
    expect(reachesStaff(sourceFile('src/web/ui/a.ts', "await import('../admin/b.ts');"))).toHaveLength(1);
    expect(reachesStaff(sourceFile('src/web/App.tsx', "import { b } from './admin/b.ts';"))).toHaveLength(1);
    expect(reachesStaff(sourceFile('src/web/App.tsx', "await import('./admin/b.ts');"))).toEqual([]);
  });

  test("a server module reaches another only through that module's service", () => {
    expect(sources.flatMap(pastTheService)).toEqual([]);
    const file = (text: string) => sourceFile('src/server/modules/users/routes.ts', text);
    expect(pastTheService(file("import { b } from '../surveys/repository.ts';"))).toHaveLength(1);
    expect(pastTheService(file("import { b } from '#server/modules/surveys/policy.ts';"))).toHaveLength(1);
    expect(pastTheService(file("import { b } from '../surveys/service.ts';"))).toEqual([]);
  });

  test('no module imports itself by way of others', () => {
    expect(cycles(sources)).toEqual([]);
    const round = ['a', 'b', 'c'].map((name, index, all) =>
      sourceFile(`src/web/${name}.ts`, `import { x } from './${all[(index + 1) % all.length]}.ts';`),
    );
    expect(cycles(round)).toHaveLength(1);
  });
});

function wrongWay({ path, imports }: SourceFile): string[] {
  const room = roomOf(path) ?? '';
  return imports
    .filter(({ file }) => file && roomOf(file) !== room && !mayImport[room]?.includes(roomOf(file) ?? ''))
    .map(({ specifier }) => `${path} imports ${specifier}`);
}

function foreignPackages({ path, imports }: SourceFile): string[] {
  const allowed = packagesOf[roomOf(path) ?? ''];
  return imports
    .filter(({ file, specifier }) => allowed && !file && !allowed.includes(specifier.split('/')[0] ?? ''))
    .map(({ specifier }) => `${path} imports ${specifier}`);
}

function undeclaredPackages({ path, imports }: SourceFile): string[] {
  return imports
    .filter(({ file, specifier }) => !file && !isBuiltin(specifier) && !shipped.includes(packageOf(specifier)))
    .map(({ specifier }) => `${path} imports ${specifier}`);
}

function looseSpecifiers({ path, imports }: SourceFile): string[] {
  return imports
    .filter(({ file, specifier }) => {
      if (!file) return false;
      const leaves = specifier.startsWith('.') && roomOf(file) !== roomOf(path);
      return leaves || !/\.[a-z]+$/.test(file);
    })
    .map(({ specifier }) => `${path} imports ${specifier}`);
}

function reachesStaff({ path, imports }: SourceFile): string[] {
  if (path.startsWith('src/web/admin/')) return [];
  const isRouteTable = path.split('/').length === 3;
  return imports
    .filter(({ file, lazy }) => file?.startsWith('src/web/admin/') && !(isRouteTable && lazy))
    .map(({ specifier }) => `${path} imports ${specifier}`);
}

function pastTheService({ path, imports }: SourceFile): string[] {
  const own = moduleOf(path);
  return imports
    .filter(({ file }) => {
      const other = file && own && moduleOf(file);
      return other && other !== own && !file.endsWith(`/${other}/service.ts`);
    })
    .map(({ specifier }) => `${path} imports ${specifier}`);
}

/** Rounds of static value imports, each named once by its modules. */
function cycles(files: readonly SourceFile[]): string[] {
  const targets = new Map(files.map(({ path, imports }) => [path, imports]));
  const done = new Set<string>();
  const rounds = new Set<string>();
  const walk = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) rounds.add(trail.slice(start).toSorted().join(' <-> '));
    if (start >= 0 || done.has(path)) return;
    for (const { file, typeOnly, lazy } of targets.get(path) ?? []) {
      if (file && !typeOnly && !lazy) walk(file, [...trail, path]);
    }
    done.add(path);
  };
  for (const { path } of files) walk(path, []);
  return [...rounds];
}

function roomOf(path: string): string | undefined {
  return path.startsWith('src/') ? path.split('/')[1] : path.split('/')[0];
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function moduleOf(path: string): string | undefined {
  return /^src\/server\/modules\/([^/]+)\//.exec(path)?.[1];
}
