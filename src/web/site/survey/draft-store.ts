import type { Draft } from './draft.ts';

/** Keeps a visitor's draft, by the survey's nameTech. */
export interface DraftStore {
  read(): Draft | null;
  /** Whether it is kept: a browser may refuse. The draft itself still goes on in memory. */
  write(draft: Draft): boolean;
  clear(): void;
  /** Calls back when another tab has changed or removed it; null where it is gone. Returns how to stop. */
  subscribe(listener: (draft: Draft | null) => void): () => void;
}

/** A draft store on the browser's local storage. It survives a reload, a closed tab and a lost connection. */
export function createDraftStore(nameTech: string, storage: () => Storage = () => localStorage): DraftStore {
  const key = `scan:${nameTech}`;
  // When the draft that this tab knows was saved, or 0: whatever is not newer is this tab's own.
  let known = 0;
  const stored = (): Draft | null => {
    try {
      const draft: unknown = JSON.parse(storage().getItem(key) ?? 'null');
      return isDraft(draft) ? { ...draft, superseded: draft.superseded ?? [] } : null;
    } catch {
      return null;
    }
  };
  return {
    read() {
      const draft = stored();
      known = draft?.savedAt ?? known;
      return draft;
    },
    write(draft) {
      try {
        storage().setItem(key, JSON.stringify(draft));
        known = draft.savedAt;
        return true;
      } catch {
        return false;
      }
    },
    clear() {
      try {
        known = 0;
        storage().removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
    subscribe(listener) {
      const compare = () => {
        const draft = stored();
        if (draft ? draft.savedAt <= known : known === 0) return;
        known = draft?.savedAt ?? 0;
        listener(draft);
      };
      // A null key means that the whole storage was cleared.
      const hear = (event: StorageEvent) => (event.key === key || event.key === null) && compare();
      // A page that the browser froze has heard nothing meanwhile.
      const thaw = ({ persisted }: PageTransitionEvent) => persisted && compare();
      window.addEventListener('storage', hear);
      window.addEventListener('pageshow', thaw);
      return () => {
        window.removeEventListener('storage', hear);
        window.removeEventListener('pageshow', thaw);
      };
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
