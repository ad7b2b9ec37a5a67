import { type Aim, type Figure, median, type Unit } from './measurement.ts';

/** How often a figure and its floor are taken, one after the other. */
export const pairs = 5;

interface Comparison {
  readonly what: string;
  readonly unit: Unit;
  readonly aim: Aim | null;
  readonly floorName: string;
  /** One sample of the floor. */
  readonly floor: () => Promise<number>;
  /** One sample of the product. */
  readonly ours: () => Promise<number>;
}

/**
 * Takes the product and its floor in turn, so that whatever else the machine does weighs on both,
 * and gives their medians. One of each beforehand warms up and does not count.
 */
export async function compare({ what, unit, aim, floorName, floor, ours }: Comparison): Promise<Figure> {
  const samples = { ours: [] as number[], floor: [] as number[] };
  await floor();
  await ours();
  for (let pair = 0; pair < pairs; pair++) {
    samples.floor.push(await floor());
    samples.ours.push(await ours());
  }
  return {
    what,
    unit,
    aim,
    floor: { name: floorName, value: median(samples.floor) },
    ours: median(samples.ours),
    samples,
  };
}

/** A figure that stands by itself, from samples that were taken along the way. */
export function alone(what: string, unit: Unit, aim: Aim | null, samples: readonly number[]): Figure {
  return { what, unit, aim, floor: null, ours: median(samples), samples: { ours: samples, floor: [] } };
}
