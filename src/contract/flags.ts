/** A role's flags. A list of strings means each is `true`. */
export type FlagMap = Readonly<Record<string, boolean>>;
export type ProfileFlags = FlagMap | readonly string[];

/**
 * Whether a profile flag is granted (specification section 6): the exact key decides first,
 * then wildcard parents walking up (`a.b.*`, `a.*`, `*`), else false.
 *
 * @example hasFlag({'userManagement.*': true, 'userManagement.delete': false}, 'userManagement.delete') // false
 */
export function hasFlag(flags: ProfileFlags | null | undefined, flag: string): boolean {
  return decideFlag(flags, flag)?.granted ?? false;
}

/** The key that decides a flag and what it says; undefined where no key does. */
export function decideFlag(
  flags: ProfileFlags | null | undefined,
  flag: string,
): { key: string; granted: boolean } | undefined {
  if (!flags) return undefined;
  const read = isList(flags) ? (key: string) => (flags.includes(key) ? true : undefined) : ownBoolean(flags);
  for (const key of keysFor(flag)) {
    const granted = read(key);
    if (granted !== undefined) return { key, granted };
  }
  return undefined;
}

/** Whether a feature flag is on: exact key, default false. */
export function hasFeature(features: FlagMap | null | undefined, feature: string): boolean {
  return !!features && Object.hasOwn(features, feature) && features[feature] === true;
}

/** The flags of several roles as one map. A grant in any role holds, key by key. */
export function mergeFlags(maps: readonly FlagMap[]): Record<string, boolean> {
  const merged: Record<string, boolean> = {};
  for (const map of maps) {
    for (const [key, granted] of Object.entries(map)) merged[key] = (merged[key] ?? false) || granted;
  }
  return merged;
}

/**
 * A flag, or a wildcard for flags, that `theirs` grants and `own` does not; undefined where there is none. It is enough
 * to ask for the keys that either map has: between them, neither decides anything anew.
 */
export function flagBeyond(own: FlagMap, theirs: FlagMap): string | undefined {
  const granted = Object.keys(theirs).find((key) => theirs[key] && !hasFlag(own, key));
  return granted ?? Object.keys(own).find((key) => !own[key] && hasFlag(theirs, key));
}

/** Whether every flag that `theirs` grants is granted by `own` too, wildcards included. */
export function covers(own: FlagMap, theirs: FlagMap): boolean {
  return flagBeyond(own, theirs) === undefined;
}

/** What a key of a flag map looks like: names with dots between them, `*` for all that begins so. */
const flagKey = /^(\*|[a-zA-Z][\w-]*(\.[a-zA-Z][\w-]*)*(\.\*)?)$/;

/** Whether a text can be the key of a flag map. */
export function isFlagKey(text: string): boolean {
  return text.length <= 100 && flagKey.test(text);
}

function* keysFor(flag: string): Generator<string> {
  yield flag;
  const parts = flag.split('.');
  for (let length = parts.length - 1; length > 0; length--) yield `${parts.slice(0, length).join('.')}.*`;
  yield '*';
}

function ownBoolean(map: FlagMap) {
  return (key: string) => (Object.hasOwn(map, key) ? map[key] === true : undefined);
}

function isList(flags: ProfileFlags): flags is readonly string[] {
  return Array.isArray(flags);
}
