import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesBelow, root, sourceFiles } from './source-files.ts';

const [, section = ''] =
  /## Add a resource for staff\n(.*?)\n## /s.exec(readFileSync(`${root}CONTRIBUTING.md`, 'utf8')) ?? [];
const [own, registers] = section.split('a line in each of these').map(firstColumn) as [string[], string[]];

/** By which others get hold of the example: who imports one of these has been told of the resource. */
const ways = [
  'src/contract/tenants.ts',
  'src/server/modules/tenants/routes.ts',
  'src/web/admin/tenants/index.ts',
  'src/web/i18n/admin/tenants-en.ts',
  'src/web/i18n/admin/tenants-nl.ts',
  'tests/support/requests/tenants.ts',
];
/** What tenants have beyond any other resource: others choose one, and count what is theirs. */
const beyond = [
  'src/web/admin/tenants/TenantFacts.tsx',
  'src/web/admin/tenants/load-tenants.ts',
  'src/web/admin/tenants/use-tenant-choices.ts',
];

describe("CONTRIBUTING's way to a new resource", () => {
  test('names every file that the example has of its own, and counts them', () => {
    const found = [...filesBelow('src'), ...filesBelow('tests')].filter(isOfTenants);
    expect(found.filter((path) => !beyond.includes(path)).toSorted()).toEqual(own.toSorted());
    expect(section).toContain(`${own.length} files of its own, and a line in ${registers.length}.`);
  });

  test('names every file that has to be told of it', () => {
    expect(registers.filter((path) => !existsSync(root + path))).toEqual([]);
    const silent = registers.filter((path) => !/\btenants\b/.test(readFileSync(root + path, 'utf8')));
    expect(silent).toEqual([]);
    const told = [...sourceFiles('src'), ...sourceFiles('tests')].filter(
      ({ path, imports }) =>
        !isOfTenants(path) && imports.some(({ file, typeOnly }) => file && !typeOnly && ways.includes(file)),
    );
    expect(told.map(({ path }) => path).filter((path) => !registers.includes(path))).toEqual([]);
  });
});

/** The files that the first columns of the tables name. */
function firstColumn(text: string): string[] {
  const rows = text.split('\n').flatMap((line) => /^\| (`[^|]+) \|/.exec(line)?.[1] ?? []);
  return rows.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path));
}

/** Folders and files that are named for the example, tests of the whole included. */
function isOfTenants(path: string): boolean {
  return /(^|\/)tenants(\/|[.-])/.test(path) && !path.includes('.test-');
}
