/** Anything that JSON can say. */
export type KeptValue =
  | (string | number | boolean | null)
  | readonly KeptValue[]
  | { readonly [name: string]: KeptValue };
export type KeptValues = Readonly<Record<string, KeptValue>>;

const prefix = 'kept-form';
/** What proves who somebody is does not wait in a browser's storage. */
const isSecret = (field: string) => /password|code|secret|token/i.test(field);

/** Keeps what somebody typed into a form and had not saved, in this tab. */
export function keepForm(userId: number, form: string, values: KeptValues): void {
  const kept = Object.entries(values).filter(([field]) => !isSecret(field));
  if (kept.length === 0) return;
  try {
    window.sessionStorage.setItem(keyOf(userId, form), JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser without storage loses it, as every browser does that is closed.
  }
}

/** What was kept of a form, once: it is dropped with the asking. */
export function takeKeptForm(userId: number, form: string): KeptValues | null {
  try {
    const kept = window.sessionStorage.getItem(keyOf(userId, form));
    window.sessionStorage.removeItem(keyOf(userId, form));
    return kept === null ? null : (JSON.parse(kept) as KeptValues);
  } catch {
    return null;
  }
}

/** Drops what was kept for anybody but these. */
export function dropKeptForms(keep: readonly (number | undefined)[]): void {
  try {
    const others = Object.keys(window.sessionStorage).filter((key) => {
      const [start, userId] = key.split(':');
      return start === prefix && !keep.includes(Number(userId));
    });
    for (const key of others) window.sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to drop.
  }
}

function keyOf(userId: number, form: string): string {
  return `${prefix}:${userId}:${form}`;
}
