import { type FormValues, isSame } from './form-values.ts';

/** What became of a record that two people edited at once. */
export interface Merge {
  /** Fields that only the other changed: taken over. */
  readonly theirs: readonly string[];
  /** Fields that only I changed: kept. */
  readonly mine: readonly string[];
  /** Fields that both changed, and not alike: to choose from. */
  readonly both: readonly string[];
}

export type Choice = 'mine' | 'theirs';

/** Compares what I have and what is stored now with what I began from, field by field. */
export function compare(base: FormValues, mine: FormValues, theirs: FormValues): Merge {
  const names = Object.keys(mine);
  const isMine = (name: string) => !isSame(mine[name], base[name]);
  const isTheirs = (name: string) => !isSame(theirs[name], base[name]);
  const differs = names.filter((name) => !isSame(mine[name], theirs[name]));
  return {
    theirs: differs.filter((name) => !isMine(name)),
    mine: differs.filter((name) => isMine(name) && !isTheirs(name)),
    both: differs.filter((name) => isMine(name) && isTheirs(name)),
  };
}

/** The values that the choices make of both. */
export function merged(
  merge: Merge,
  mine: FormValues,
  theirs: FormValues,
  choices: Readonly<Record<string, Choice>>,
): FormValues {
  const kept = [...merge.mine, ...merge.both.filter((name) => choices[name] === 'mine')];
  return { ...theirs, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) };
}
