import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { type Figure, ratioOf, verdictOn } from './measurement.ts';

/** A measurement with what came of it. */
export interface Outcome {
  readonly name: string;
  readonly figures: readonly Figure[];
  /** Why it could not be taken. */
  readonly failure?: string;
}

const columns = ['what', 'floor', 'ours', 'ratio', 'aim', 'verdict'] as const;

/** The table of all figures, as Markdown that also reads well on a terminal. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = outcomes.flatMap(({ name, figures, failure }) =>
    failure === undefined ? figures.map(cellsOf) : [[name, '', '', '', '', `failed: ${failure.split('\n')[0]}`]],
  );
  const widths = columns.map((column, index) => Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  return [line(columns), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Writes the table, and every sample behind it, where git does not look. @returns the files */
export function writeResults(folder: string, outcomes: readonly Outcome[], engine: string, begun: Date): string[] {
  mkdirSync(folder, { recursive: true });
  const name = begun.toISOString().slice(0, 19).replaceAll(':', '-');
  const machine = { engine, node: process.version, processors: availableParallelism(), load: loadavg() };
  const samples = { begun, machine, outcomes };
  const conditions = `${begun.toISOString()}, ${engine}, Node ${process.version}, ${machine.processors} processors, load ${loadavg()[0]?.toFixed(1)}`;
  const files = { json: join(folder, `${name}.json`), markdown: join(folder, `${name}.md`) };
  writeFileSync(files.json, `${JSON.stringify(samples, null, 2)}\n`);
  writeFileSync(files.markdown, `# Measured\n\n${conditions}\n\n${tableOf(outcomes)}\n`);
  return Object.values(files);
}

function cellsOf(figure: Figure): string[] {
  const { what, unit, ours, floor, aim } = figure;
  const ratio = ratioOf(figure);
  const limit = aim && `${aim.atMost === undefined ? '>=' : '<='} ${aim.atMost ?? aim.atLeast}`;
  return [
    what,
    floor ? `${shown(floor.value)} ${unit} (${floor.name})` : '',
    `${shown(ours)} ${unit}`,
    ratio === null ? '' : `${ratio.toFixed(2)}x`,
    aim ? `${limit}${aim.of === 'ratio' ? 'x' : ` ${unit}`}` : '',
    verdictOn(figure),
  ];
}

function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
