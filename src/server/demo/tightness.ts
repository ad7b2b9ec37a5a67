import type { TableRow } from './table-row.ts';

/** What a region's row holds: its weight in the labour market, its own tightness and where it is strong. */
export interface Region extends TableRow {
  readonly data: {
    readonly size: number;
    readonly tightness: number;
    readonly strong: readonly string[];
    readonly neighbours: readonly string[];
  };
}

/** What an occupation's row holds. `seekers` and `tightness` are illustrative figures for the whole country. */
export interface Occupation extends TableRow {
  readonly data: {
    readonly sector: string;
    readonly level: number;
    readonly name_nl: string;
    readonly name_en: string;
    readonly tightness: number;
    readonly seekers: number;
    readonly need: string;
    readonly related: readonly string[];
  };
}

interface Count {
  readonly vacancies: number;
  readonly seekers: number;
}

export interface Tightness extends Count {
  /** Open vacancies for each person on a short-term benefit; null where too few seekers are left to tell. */
  readonly tightness: number | null;
  /** 1 very slack, 2 slack, 3 average, 4 tight, 5 very tight; 0 unknown. */
  readonly level: number;
  /** Place on a scale of 0 to 1000 on which each class takes a fifth. */
  readonly position: number | null;
}

/** Where the classes of UWV's indicator end; the last is open, and the scale stops at 10. */
const classEnds = [0.25, 0.67, 1.5, 4, 10];
const fewestSeekers = 5;

/**
 * Illustrative figures for every occupation in every region, and sums for regions and for the country.
 * The same input makes the same rows: nothing here is drawn by chance.
 */
export function tightnessRows(regions: readonly Region[], occupations: readonly Occupation[]): TableRow[] {
  const weight = sum(regions.map((region) => region.data.size));
  const counts = new Map<string, Count>();
  for (const region of regions) {
    for (const occupation of occupations) {
      const count = illustrate(region, occupation, region.data.size / weight);
      counts.set(`${region.id}_${occupation.id}`, count);
      for (const total of [`${region.id}_all`, `nl_${occupation.id}`, 'nl_all']) {
        counts.set(total, added(counts.get(total), count));
      }
    }
  }
  const names = new Map(regions.map((region) => [region.id, region.label]));
  return [...counts].map(([id, count]) => ({
    id,
    label: names.get(id.slice(0, id.lastIndexOf('_'))) ?? { nl: 'Nederland', en: 'The Netherlands' },
    data: { ...measure(count) },
  }));
}

/** The indicator and its class. The figure is rounded first, so that the class is that of the figure people see. */
export function measure({ vacancies, seekers }: Count): Tightness {
  if (seekers < fewestSeekers) return { vacancies, seekers, tightness: null, level: 0, position: null };
  const exact = vacancies / seekers;
  const tightness = exact < 1 ? Math.round(exact * 100) / 100 : Math.round(exact * 10) / 10;
  const index = classEnds.findIndex((end) => tightness < end);
  if (index < 0) return { vacancies, seekers, tightness, level: classEnds.length, position: 1000 };
  const start = classEnds[index - 1] ?? 0;
  const end = classEnds[index] ?? start;
  const position = Math.round((1000 / classEnds.length) * (index + (tightness - start) / (end - start)));
  return { vacancies, seekers, tightness, level: index + 1, position };
}

function illustrate(region: Region, occupation: Occupation, share: number): Count {
  const strong = region.data.strong.includes(occupation.data.sector);
  const seekers = Math.round(
    occupation.data.seekers * share * (strong ? 1.2 : 1) * spread(`${region.id}/${occupation.id}/seekers`),
  );
  const tightness =
    occupation.data.tightness *
    region.data.tightness *
    (strong ? 1.25 : 1) *
    spread(`${region.id}/${occupation.id}/vacancies`);
  return { seekers, vacancies: Math.round(seekers * tightness) };
}

/** A factor between 0.8 and 1.2 that depends on the name only (FNV-1a). */
function spread(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return 0.8 + ((hash >>> 0) / 0xffffffff) * 0.4;
}

function added(a: Count | undefined, b: Count): Count {
  return { vacancies: (a?.vacancies ?? 0) + b.vacancies, seekers: (a?.seekers ?? 0) + b.seekers };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
