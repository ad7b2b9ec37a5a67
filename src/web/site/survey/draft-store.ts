import type { Draft } from './draft.ts';

/** Keeps a visitor's draft, by the survey's nameTech. */
export interface DraftStore {
  read(): Draft | null;
  /** Whether it is kept: a browser may refuse. The draft itself still goes on in memory. */
  write(draft: Draft): boolean;
  clear(): void;
}

/** A draft store on the browser's local storage. It survives a reload, a closed tab and a lost connection. */
export function createDraftStore(nameTech: string, storage: () => Storage = () => localStorage): DraftStore {
  const key = `scan:${nameTech}`;
  return {
    read() {
      try {
        const draft: unknown = JSON.parse(storage().getItem(key) ?? 'null');
        return isDraft(draft) ? draft : null;
      } catch {
        return null;
      }
    },
    write(draft) {
      try {
        storage().setItem(key, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    clear() {
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Partial<Draft>;
  return (
    isRecord(draft.answers) &&
    Object.values(draft.answers ?? {}).every(isRecord) &&
    Number.isInteger(draft.survey) &&
    Number.isInteger(draft.version) &&
    Number.isInteger(draft.page) &&
    Number.isInteger(draft.done) &&
    isRecord(draft.labels)
  );
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
