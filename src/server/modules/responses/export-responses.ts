import { and, asc, eq, gt, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import type { Survey } from '#contract/surveys.ts';
import type { Db } from '../../db/database.ts';
import { response } from '../../db/schema.ts';
import type { Context } from '../../http/context.ts';
import { getVersion, presentSurvey } from '../surveys/service.ts';
import { labelAnswers, readLookupRows } from './labels.ts';
import * as repository from './repository.ts';

/** Responses that are read at once, however many there are. */
const pageSize = 500;

export interface ExportQuery {
  /** Which responses the export may hold. */
  readonly scope: readonly SQL[];
  /** Days in the Netherlands, yyyy-mm-dd, the last one included. */
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly locale: Locale;
}

/** A value of a cell. */
type Cell = string | number;
/** Rows of an export, a page at a time; the first row is the heading. */
export type ExportPages = AsyncGenerator<Cell[][]>;

/** How many responses an export will hold. */
export async function countExport(db: Db, query: ExportQuery): Promise<number> {
  return repository.countResponses(db, begunBetween(query));
}

/** The responses of some days, the oldest first, a column for each question that their scans asked. */
export async function* exportResponses(db: Db, context: Context, query: ExportQuery): ExportPages {
  const where = begunBetween(query);
  const surveys = await readSurveys(db, context, where, query.locale);
  const questions = [...new Set([...surveys.values()].flatMap(questionsOf))];
  const scores = [
    ...new Set((await db.selectDistinct({ score: scoreNames }).from(response).where(where)).map((r) => r.score)),
  ];
  yield [[...facts, ...scores.map((name) => `score.${name}`), ...questions]];
  for await (const page of pagesOf(db, where)) yield await rowsOf(db, page, { surveys, questions, scores, query });
}

const facts = [
  'id',
  'reference',
  'createdAt',
  'completedAt',
  'status',
  'scan',
  'contact',
  'email',
  'reseller',
] as const;
const scoreNames = sql<string>`jsonb_object_keys(${response.scores})`;

function begunBetween({ scope, dateFrom, dateTo }: ExportQuery): SQL | undefined {
  const begin = sql`(${dateFrom}::date::timestamp AT TIME ZONE 'Europe/Amsterdam')`;
  const end = sql`((${dateTo}::date + 1)::timestamp AT TIME ZONE 'Europe/Amsterdam')`;
  return and(...scope, gte(response.createdAt, begin), lt(response.createdAt, end));
}

async function readSurveys(db: Db, context: Context, where: SQL | undefined, locale: Locale) {
  const versions = await db.selectDistinct({ id: response.surveyVersionId }).from(response).where(where);
  const surveys = new Map<number, Survey>();
  for (const { id } of versions.sort((a, b) => a.id - b.id)) {
    surveys.set(id, presentSurvey(await getVersion(db, context, id), locale));
  }
  return surveys;
}

function questionsOf({ surveyPage }: Survey): string[] {
  return surveyPage.flatMap(({ question }) => question.map(({ nameTech }) => nameTech));
}

/** Goes on after the last row of the page before, so that the last page costs no more than the first. */
async function* pagesOf(db: Db, where: SQL | undefined): AsyncGenerator<repository.ListedResponse[]> {
  let after: SQL | undefined;
  for (;;) {
    const orderBy = [asc(response.createdAt), asc(response.id)];
    const page = await repository.findResponses(db, {
      ...{ where: and(where, after), orderBy, limit: pageSize, offset: 0, withAnswers: true },
    });
    const last = page.at(-1)?.response;
    if (!last) return;
    yield page;
    after = or(
      gt(response.createdAt, last.createdAt),
      and(eq(response.createdAt, last.createdAt), gt(response.id, last.id)),
    );
  }
}

interface Sheet {
  readonly surveys: ReadonlyMap<number, Survey>;
  readonly questions: readonly string[];
  readonly scores: readonly string[];
  readonly query: ExportQuery;
}

async function rowsOf(db: Db, page: readonly repository.ListedResponse[], sheet: Sheet): Promise<Cell[][]> {
  const { surveys, questions, scores, query } = sheet;
  const rows = page.flatMap((listed) => {
    const survey = surveys.get(listed.response.surveyVersionId);
    return survey ? [{ ...listed, survey, answers: listed.response.answers }] : [];
  });
  const lookups = await readLookupRows(db, rows);
  const files = await repository.findFiles(
    db,
    rows.map((row) => row.response.id),
  );
  const filenames = new Map(files.map(({ id, filename }) => [id, filename]));
  return rows.map(({ response: found, firstname, survey, answers }) => {
    const labels = labelAnswers(survey, answers, lookups, filenames, query.locale);
    return [
      ...[found.id, found.reference, found.createdAt.toISOString(), found.completedAt?.toISOString() ?? ''],
      ...[found.status, survey.name, found.contact ?? '', found.email ?? '', firstname ?? ''],
      ...scores.map((name) => found.scores[name] ?? ''),
      ...questions.map((name) => labels[name] ?? ''),
    ];
  });
}
