import { decideFlag, type FlagMap, hasFlag } from '#contract/flags.ts';

/** What a role says of a key itself: nothing, yes or no. */
export type Setting = 'inherit' | 'allow' | 'deny';
export const settings: readonly Setting[] = ['inherit', 'allow', 'deny'];

/** A key of a flag map: a flag, or a wildcard for all flags below it. */
export interface FlagNode {
  /** `userManagement.show`, `userManagement.*` or `*`. */
  readonly key: string;
  /** The last name of the key: `show`, `userManagement`. */
  readonly name: string;
  readonly children: readonly FlagNode[];
}

/** What becomes of a flag, and the key that decides it; without one nothing does, and it is not allowed. */
export interface Result {
  readonly isAllowed: boolean;
  readonly decidedBy: string | undefined;
}

/** The known flags and the keys of a map as a tree. Its root is `*`; below it the flags come before the wildcards. */
export function flagTree(known: readonly string[], map: FlagMap): FlagNode {
  const root = branch('*', '*');
  for (const key of [...known, ...Object.keys(map)]) if (key !== '*') insert(root, key);
  return sorted(root);
}

/** Every flag below a node, wildcards left out. */
export function flagsBelow({ key, children }: FlagNode): string[] {
  if (children.length > 0) return children.flatMap(flagsBelow);
  return isWildcard(key) ? [] : [key];
}

/** Whether a map says something of a node or of anything below it. */
export function isTouched({ key, children }: FlagNode, map: FlagMap): boolean {
  return Object.hasOwn(map, key) || children.some((child) => isTouched(child, map));
}

export function settingOf(map: FlagMap, key: string): Setting {
  if (!Object.hasOwn(map, key)) return 'inherit';
  return map[key] ? 'allow' : 'deny';
}

/** A map in which a key is set; the keys stay in order, so that the same rights are the same map. */
export function withSetting(map: FlagMap, key: string, setting: Setting): FlagMap {
  const others = Object.entries(map).filter(([other]) => other !== key);
  const all = setting === 'inherit' ? others : [...others, [key, setting === 'allow'] as const];
  return Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export function resultOf(map: FlagMap, key: string): Result {
  const decided = decideFlag(map, key);
  return { isAllowed: decided?.granted ?? false, decidedBy: decided?.key };
}

/** What a change gives that asks for a second thought: everything, or the sight of every tenant. */
export function givesMuch(before: FlagMap, after: FlagMap): '*' | typeof everyTenant | undefined {
  return (['*', everyTenant] as const).find((key) => hasFlag(after, key) && !hasFlag(before, key));
}

export function isWildcard(key: string): boolean {
  return key.endsWith('*');
}

const everyTenant = 'tenantManagement.globalAdmin';

interface Branch {
  readonly key: string;
  readonly name: string;
  readonly below: Map<string, Branch>;
}

function branch(key: string, name: string): Branch {
  return { key, name, below: new Map() };
}

/** Makes way for a key: `a.b.c` stands below `a.b.*`, that below `a.*`, and that below `*`. */
function insert(root: Branch, key: string): void {
  const names = key.split('.');
  let place = root;
  names.forEach((name, index) => {
    const isLast = index === names.length - 1;
    if (name === '*') return;
    const own = isLast ? key : `${names.slice(0, index + 1).join('.')}.*`;
    const found = place.below.get(own) ?? branch(own, name);
    place.below.set(own, found);
    place = found;
  });
}

function sorted({ key, name, below }: Branch): FlagNode {
  const children = [...below.values()].map(sorted);
  const flagsFirst = (a: FlagNode, b: FlagNode) => Number(isWildcard(a.key)) - Number(isWildcard(b.key));
  return { key, name, children: children.sort((a, b) => flagsFirst(a, b) || (a.key < b.key ? -1 : 1)) };
}
