import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { root } from './source-files.ts';

/** One chunk of the browser build. */
export interface Chunk {
  readonly file: string;
  /** Source files, from the repository's root. */
  readonly modules: readonly string[];
  /** Chunks that load with it. */
  readonly imports: readonly string[];
  /** Chunks that it may load later. */
  readonly lazy: readonly string[];
  readonly isEntry: boolean;
}

interface ManifestEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const folder = `${root}dist/web/`;

/** The chunks of the browser build, by file name, from Vite's manifest and the list of modules beside it. */
export function readBundle(): Map<string, Chunk> {
  if (!existsSync(`${folder}.vite/manifest.json`)) throw new Error('Nothing is built: `npm run build` comes first');
  const manifest = readJson<Record<string, ManifestEntry>>('.vite/manifest.json');
  const modules = readJson<Record<string, string[]>>('.vite/modules.json');
  const filesOf = (keys: readonly string[] = []) => keys.flatMap((key) => manifest[key]?.file ?? []);
  const chunks = Object.values(manifest)
    .filter(({ file }) => file.endsWith('.js'))
    .map((entry) => ({
      file: entry.file,
      modules: modules[entry.file] ?? [],
      imports: filesOf(entry.imports),
      lazy: filesOf(entry.dynamicImports),
      isEntry: entry.isEntry === true,
    }));
  return new Map(chunks.map((chunk) => [chunk.file, chunk]));
}

/** Every chunk that loads once these do; of the chunks that `lazily` names, also what they may load later. */
export function loadedWith(
  chunks: ReadonlyMap<string, Chunk>,
  starts: readonly Chunk[],
  lazily: (chunk: Chunk) => boolean = () => false,
): Set<Chunk> {
  const loaded = new Set<Chunk>();
  const load = (chunk: Chunk | undefined) => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const file of lazily(chunk) ? [...chunk.imports, ...chunk.lazy] : chunk.imports) load(chunks.get(file));
  };
  for (const chunk of starts) load(chunk);
  return loaded;
}

/** The chunk that holds a source file. */
export function chunkOf(chunks: ReadonlyMap<string, Chunk>, source: string): Chunk {
  const chunk = [...chunks.values()].find(({ modules }) => modules.includes(source));
  if (!chunk) throw new Error(`No chunk holds ${source}`);
  return chunk;
}

/** The npm packages in a set of chunks. */
export function packagesIn(chunks: Iterable<Chunk>): Set<string> {
  const names = [...chunks].flatMap(({ modules }) =>
    modules.flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []),
  );
  return new Set(names);
}

/** What a set of chunks weighs on the wire, in bytes of brotli. */
export function weightOf(chunks: Iterable<Chunk>): number {
  return [...chunks].reduce((sum, { file }) => {
    const path = folder + file;
    return (
      sum + (existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : brotliCompressSync(readFileSync(path))).length
    );
  }, 0);
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(folder + path, 'utf8')) as T;
}
