/** What a figure is held against: the ratio to its floor, or the figure itself. */
export interface Aim {
  readonly of: 'ratio' | 'value';
  readonly atMost?: number;
  readonly atLeast?: number;
}

export type Unit = 's' | 'ms' | 'KB' | '/s';

/** What a figure stands beside; measured here, in the same minutes. */
export interface Floor {
  readonly name: string;
  readonly value: number;
}

/** One line of the table. A figure without an aim is told for what it says about the others. */
export interface Figure {
  readonly what: string;
  readonly unit: Unit;
  readonly ours: number;
  readonly floor: Floor | null;
  readonly aim: Aim | null;
  /** Every sample behind the medians, in the order they were taken. */
  readonly samples: { readonly ours: readonly number[]; readonly floor: readonly number[] };
}

/** Something to measure; `name` is what a filter asks for. */
export interface Measurement {
  readonly name: string;
  run(): Promise<Figure[]>;
}

export type Verdict = 'met' | 'missed' | '';

export function ratioOf({ ours, floor }: Figure): number | null {
  return floor && floor.value > 0 ? ours / floor.value : null;
}

/** Whether a figure meets its aim; nothing where it has none. */
export function verdictOn(figure: Figure): Verdict {
  const { aim } = figure;
  const value = aim?.of === 'ratio' ? ratioOf(figure) : figure.ours;
  if (!aim || value === null) return '';
  const isMet = value <= (aim.atMost ?? Number.POSITIVE_INFINITY) && value >= (aim.atLeast ?? 0);
  return isMet ? 'met' : 'missed';
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing');
  return (lower + upper) / 2;
}
