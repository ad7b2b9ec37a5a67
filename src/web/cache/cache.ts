/** Milliseconds that cached data is used before it is asked for again: one hour. */
export const cacheLifetime = 60 * 60 * 1000;

const prefix = 'cache:';

interface CacheEntry {
  readonly value: unknown;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Stands in where the browser refuses storage or has no room left: entries then live as long as the page. */
const inMemory = new Map<string, CacheEntry>();
const loading = new Map<string, Promise<unknown>>();

/**
 * Reference data that seldom changes, loaded at most once in a lifetime and kept in the browser's storage. Callers at
 * the same time share one load; a load that fails is not kept. Never for what people filled in: storage outlives them.
 *
 * @param key the data's name; what depends on the language or the person has that in its key
 * @param lifetime milliseconds
 * @example const tenants = await cached('tenants', () => client.call(operations.tenants.list, {}));
 */
export function cached<T>(key: string, load: () => Promise<T>, lifetime = cacheLifetime): Promise<T> {
  const entry = read(key);
  if (entry) return Promise.resolve(entry.value as T);
  const under = loading.get(key);
  if (under) return under as Promise<T>;
  const started: Promise<T> = load().then(
    (value) => {
      // Forgotten while it was under way: it belongs to whoever asked, and to nobody after.
      if (loading.get(key) === started) {
        write(key, { value, expiresAt: Date.now() + lifetime });
        loading.delete(key);
      }
      return value;
    },
    (error: unknown) => {
      if (loading.get(key) === started) loading.delete(key);
      throw error;
    },
  );
  loading.set(key, started);
  return started;
}

/** Forgets what is cached: all of it, as at a sign-out, or the keys that begin so. */
export function forgetCached(beginning = ''): void {
  for (const key of loading.keys()) if (key.startsWith(beginning)) loading.delete(key);
  for (const key of inMemory.keys()) if (key.startsWith(beginning)) inMemory.delete(key);
  try {
    for (const name of storedNames()) if (name.startsWith(prefix + beginning)) localStorage.removeItem(name);
  } catch {
    // No storage, so nothing is stored.
  }
}

function read(key: string): CacheEntry | undefined {
  const entry = inMemory.get(key) ?? readStored(key);
  return entry && entry.expiresAt > Date.now() ? entry : undefined;
}

function readStored(key: string): CacheEntry | undefined {
  try {
    const entry: Partial<CacheEntry> | null = JSON.parse(localStorage.getItem(prefix + key) ?? 'null');
    return typeof entry?.expiresAt === 'number' ? { value: entry.value, expiresAt: entry.expiresAt } : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, entry: CacheEntry): void {
  inMemory.delete(key);
  const text = JSON.stringify(entry);
  try {
    localStorage.setItem(prefix + key, text);
  } catch {
    if (!makeRoom(prefix + key, text)) inMemory.set(key, entry);
  }
}

/** Storage is full or refused: what is cached gives way, then it is tried once more. */
function makeRoom(name: string, text: string): boolean {
  try {
    for (const stored of storedNames()) if (stored.startsWith(prefix)) localStorage.removeItem(stored);
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

function storedNames(): string[] {
  return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
}
