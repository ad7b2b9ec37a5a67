import { Liquid, type Template } from 'liquidjs';
import { inLocale, type Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { sanitizeHtml } from '../../html/sanitize.ts';
import { findRowsByPrefix, type ReferenceRow, type SurveyVersion } from './repository.ts';
import { readRow } from './row-cache.ts';

/** What a report is computed from. `today` is the Dutch day of completion, yyyy-mm-dd. */
export interface ReportInput {
  readonly version: SurveyVersion;
  readonly answers: Readonly<Record<string, unknown>>;
  /** The answers as a person reads them, in the response's language. */
  readonly labels: Readonly<Record<string, string>>;
  readonly locale: Locale;
  readonly reference: string;
  readonly today: string;
}

export interface Report {
  readonly html: string;
  readonly scores: Record<string, number>;
}

interface Surroundings {
  readonly locale: Locale;
  readonly db: Db;
  readonly database: object;
}

/** What filters need of the render they run in, kept where no template can name it. */
const surroundingsOf = new WeakMap<object, Surroundings>();

/**
 * Computes scores and report. Same answers, version and tables give the same bytes.
 * Templates cannot reach beyond their context, and stop at limits of time and memory.
 */
export async function renderReport(db: Db, database: object, input: ReportInput): Promise<Report> {
  const { version, answers, labels, locale, reference, today } = input;
  const { scores: definitions, template } = version.definition.report;
  const scores: Record<string, number> = {};
  const score_max = Object.fromEntries(definitions.map(({ nameTech, max }) => [nameTech, max]));
  const survey = { name: inLocale(version.definition.name, locale) };
  const scope = { answers, labels, scores, score_max, locale, reference, today, survey };
  const globals = {};
  surroundingsOf.set(globals, { locale, db, database });
  const options = { globals };
  for (const { nameTech, max, value } of definitions) {
    const printed = Number(String(await engine.render(parse(value), scope, options)).trim());
    scores[nameTech] = Math.min(max, Math.max(0, Number.isFinite(printed) ? printed : 0));
  }
  const html: unknown = await engine.render(parse(inLocale(template, locale)), scope, options);
  return { html: sanitizeHtml(String(html)), scores };
}

/** Parses a template, so that a mistake in it is found when it is written. @throws Error that says where */
export function checkTemplate(template: string): void {
  engine.parse(template);
}

/** Templates as they were parsed; they belong to versions, which do not change. */
const parsed = new Map<string, Template[]>();
const mostParsed = 500;

function parse(template: string): Template[] {
  const known = parsed.get(template) ?? engine.parse(template);
  if (parsed.size >= mostParsed) parsed.clear();
  parsed.set(template, known);
  return known;
}

const engine = new Liquid({
  outputEscape: 'escape',
  ownPropertyOnly: true,
  strictFilters: true,
  dynamicPartials: false,
  relativeReference: false,
  // A template that names a file gets nothing: there are no partials.
  templates: {},
  parseLimit: 500_000,
  renderLimit: 5_000,
  memoryLimit: 50_000_000,
});

engine.registerFilter('row', async function (table: unknown, id: unknown) {
  const { db, database, locale } = lookUp(this.context.globals);
  const row = await readRow(db, database, String(table), String(id));
  return row && plainRow(row, locale);
});
engine.registerFilter('rows', async function (table: unknown, prefix: unknown) {
  const { db, locale } = lookUp(this.context.globals);
  const rows = await findRowsByPrefix(db, String(table), String(prefix ?? ''));
  return rows.map((row) => plainRow(row, locale));
});
engine.registerFilter('number', function (value: unknown, digits: unknown = 0) {
  const { locale } = lookUp(this.context.globals);
  const fraction = Math.min(6, Math.max(0, Number(digits) || 0));
  return new Intl.NumberFormat(locale === 'nl' ? 'nl-NL' : 'en-GB', {
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  }).format(Number(value));
});
engine.registerFilter('day', function (value: unknown) {
  const { locale } = lookUp(this.context.globals);
  const moment = new Date(`${String(value)}T12:00:00Z`);
  if (Number.isNaN(moment.getTime())) return '';
  return new Intl.DateTimeFormat(locale === 'nl' ? 'nl-NL' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    moment,
  );
});

function lookUp(globals: object): Surroundings {
  const found = surroundingsOf.get(globals);
  if (!found) throw new Error('Report filters work within renderReport only');
  return found;
}

function plainRow(row: ReferenceRow, locale: Locale) {
  return { ...row.data, id: row.id, label: inLocale(row.label, locale), detail: inLocale(row.detail, locale) };
}
