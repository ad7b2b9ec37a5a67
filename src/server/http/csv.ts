import Papa from 'papaparse';
import * as z from 'zod/mini';
import type { Operation } from '#contract/operation.ts';

/** What spreadsheets take for a formula, also behind spaces; full-width signs too. */
const formula = /^[\s\0]*[=+\-@\t\r\0\uff1d\uff0b\uff0d\uff20]/;
/** Where a Dutch spreadsheet begins another cell, whatever the quotes say, and a formula follows. */
const formulaWithin = /([;\t\r\n])(?=[\s\0"]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
/** Says to spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\ufeff';

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** A column: the way to its value in a row. Its name is that way with dots. */
export type CsvColumn = readonly string[];

/** The columns of a list's rows, from the schema of its answer: what is nested becomes columns of its own. */
export function csvColumns({ response }: Pick<Operation, 'response'>): CsvColumn[] {
  if ('mediaType' in response) return [];
  const answer = z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' }) as Schema;
  return columnsOf(answer.properties?._data?.items ?? {}, []);
}

/** Rows as lines of CSV, without a heading. */
export function csvLines(columns: readonly CsvColumn[], rows: readonly unknown[]): string {
  const cells = rows.map((row) => columns.map((path) => cell(path.reduce<unknown>(step, row))));
  return cells.length === 0 ? '' : `${Papa.unparse(cells, { newline: '\r\n' })}\r\n`;
}

export function csvHeading(columns: readonly CsvColumn[]): string {
  return `${Papa.unparse([columns.map((path) => path.join('.'))])}\r\n`;
}

function columnsOf(schema: Schema, path: CsvColumn): CsvColumn[] {
  const own = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (!own.properties) return path.length > 0 ? [path] : [];
  return Object.entries(own.properties).flatMap(([name, property]) =>
    // What the caller may do with a row is no part of it.
    path.length === 0 && name === 'allowed' ? [] : columnsOf(property, [...path, name]),
  );
}

function step(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** A value as a cell. Numbers stay numbers; a text that a spreadsheet would run gets a quote before it. */
function cell(value: unknown): string | number | boolean {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((item) => String(cell(item))).join(', ');
  return harmless(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

function harmless(text: string): string {
  const within = (part: string) => part.replace(formulaWithin, "$1'");
  return formula.test(text) ? `'${text.slice(0, 1)}${within(text.slice(1))}` : within(text);
}
