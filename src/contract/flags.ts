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
