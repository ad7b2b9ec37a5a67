import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const list = '/src/web/admin/info/shipped-packages.ts';

/** A package that is shipped with the application. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As SPDX writes it. */
  readonly licence: string;
  /** The address of its source; empty where it does not say. */
  readonly repository: string;
}

/** Fills in the list of packages that are shipped, with their licences. */
export function licences(root: string): Plugin {
  return {
    name: 'licences',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(list)) return null;
      return `export const shippedPackages = JSON.parse(${JSON.stringify(JSON.stringify(readShipped(root)))});`;
    },
  };
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type: string };
  readonly licenses?: readonly { readonly type: string }[];
  readonly repository?: string | { readonly url: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Every package that a folder's package.json depends on, and what those depend on, by name. */
export function readShipped(root: string): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();
  const visit = (folder: string) => {
    const manifest = readManifest(folder);
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
      const place = findPackage(folder, name);
      // An optional one for another system is not installed here, and not shipped from here.
      if (!place) continue;
      const dependency = presentManifest(readManifest(place));
      const key = `${dependency.name}@${dependency.version}`;
      if (found.has(key)) continue;
      found.set(key, dependency);
      visit(place);
    }
  };
  visit(root);
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

/** The folder of a package as Node finds it from another's. */
function findPackage(from: string, name: string): string | undefined {
  const place = join(from, 'node_modules', name);
  if (existsSync(join(place, 'package.json'))) return place;
  const above = dirname(from);
  return above === from ? undefined : findPackage(above, name);
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function presentManifest({ name, version, license, licenses, repository }: Manifest): ShippedPackage {
  const licence = typeof license === 'object' ? license.type : license;
  return {
    ...{ name, version },
    licence: licence ?? licenses?.map(({ type }) => type).join(' OR ') ?? '',
    repository: webAddress((typeof repository === 'object' ? repository.url : repository) ?? ''),
  };
}

/** A repository as a browser opens it: `git+ssh://git@github.com/a/b.git` and `a/b` are both `https://github.com/a/b`. */
function webAddress(repository: string): string {
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(repository)?.[1];
  if (short) return `https://github.com/${short}`;
  const place = /^(?:git\+)?(?:https?|git|ssh):\/\/(?:[^@/]*@)?([^#]+?)(?:\.git)?(?:#.*)?$/.exec(repository)?.[1];
  return place ? `https://${place}` : '';
}
