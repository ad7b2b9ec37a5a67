import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLocale, type Localized } from '#contract/locale.ts';
import type { TableRow } from './table-row.ts';
import { type Occupation, type Region, tightnessRows } from './tightness.ts';

export interface DemoTable {
  readonly table: string;
  readonly rows: readonly TableRow[];
}

interface EntryNeed {
  readonly id: string;
  readonly label: Localized;
}

/**
 * The reference tables that the demo scan asks from and computes with.
 *
 * @param directory where this folder is, with its `lookups`
 */
export function demoTables(directory: string): DemoTable[] {
  const occupations: Occupation[] = rowsOf(directory, 'occupations');
  const regions: Region[] = rowsOf(directory, 'regions');
  const needs: EntryNeed[] = rowsOf(directory, 'entry-needs');
  return [
    { table: 'occupations', rows: occupations },
    { table: 'regions', rows: regions },
    { table: 'sectors', rows: rowsOf(directory, 'sectors') },
    { table: 'alternatives', rows: alternativeRows(occupations, needs) },
    { table: 'tightness', rows: tightnessRows(regions, occupations) },
  ];
}

/** For each occupation the related ones, best fit first, with what a newcomer still needs. */
function alternativeRows(occupations: readonly Occupation[], needs: readonly EntryNeed[]): TableRow[] {
  const byId = new Map(occupations.map((occupation) => [occupation.id, occupation]));
  const needById = new Map(needs.map((need) => [need.id, need.label]));
  return occupations.flatMap((from) =>
    from.data.related
      .flatMap((id) => byId.get(id) ?? [])
      .map((to, index) => ({ to, fit: fitOf(from, to, index) }))
      .sort((a, b) => b.fit - a.fit)
      .map(({ to, fit }, index) => ({
        id: `${from.id}_${index + 1}`,
        label: to.label,
        data: { occupation: to.id, fit, ...needTexts(needById.get(to.data.need)) },
      })),
  );
}

/** Illustrative: nearer in the list of related occupations fits better, a higher level of work less. */
function fitOf(from: Occupation, to: Occupation, index: number): number {
  const sameSector = from.data.sector === to.data.sector ? 4 : 0;
  const stepsUp = Math.max(0, to.data.level - from.data.level);
  return 88 - index * 8 + sameSector - stepsUp * 7;
}

function needTexts(need: Localized | undefined) {
  return { need_nl: inLocale(need, 'nl'), need_en: inLocale(need, 'en') };
}

function rowsOf<Row>(directory: string, table: string): Row[] {
  return JSON.parse(readFileSync(join(directory, 'lookups', `${table}.json`), 'utf8')) as Row[];
}
