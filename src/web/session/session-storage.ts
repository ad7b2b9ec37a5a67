const key = 'session';
const listeners = new Set<() => void>();
/** Stands in where the browser refuses storage: the session then lives as long as the page. */
let inMemory: string | null = null;

/** What is stored, as text; null where there is nothing. */
export function readRaw(): string | null {
  try {
    return inMemory ?? window.localStorage.getItem(key);
  } catch {
    return inMemory;
  }
}

/** Stores a text, or nothing, for this tab and the others. */
export function writeRaw(raw: string | null): void {
  inMemory = null;
  try {
    if (raw === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, raw);
  } catch {
    inMemory = raw;
  }
  announce();
}

/** Calls back when the session changes, in this tab or another. Returns how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

function onStorage(event: StorageEvent): void {
  // A null key means that the whole storage was cleared.
  if (event.key === key || event.key === null) announce();
}

function announce(): void {
  for (const listener of [...listeners]) listener();
}
