import type { ListQuery } from '#contract/envelope.ts';
import { operations } from '#contract/index.ts';
import type { Locale } from '#contract/locale.ts';
import type { SurveyDefinition } from '#contract/survey-definition.ts';
import type { Survey } from '#contract/surveys.ts';
import type { Db } from '../../db/database.ts';
import { listPage, readExpand, readListQuery } from '../../db/list-query.ts';
import { survey } from '../../db/schema.ts';
import type { Context } from '../../http/context.ts';
import { HttpProblem } from '../../http/problem.ts';
import { lookupTable } from './lookup-table.ts';
import { presentLookupItem, presentSurvey, withoutUnexpanded } from './presenter.ts';
import * as repository from './repository.ts';
import { foldText } from './search-text.ts';

export { DefinitionError } from './check-definition.ts';
export { presentSurvey } from './presenter.ts';
export { readDefinition, readWithFiles } from './read-definition.ts';
export type { ReportInput } from './report.ts';
export { renderReport } from './report.ts';
export type { ReferenceRow, SurveyVersion } from './repository.ts';
export { foldText } from './search-text.ts';

const { list } = operations.surveys;

export async function listSurveys(db: Db, context: Context, query: ListQuery, locale: Locale) {
  const parts = readListQuery(query, list.list, { id: survey.id, nameTech: survey.nameTech });
  const { versionIds, total } = await repository.findPublished(
    db,
    parts.where,
    parts.orderBy,
    parts.limit,
    parts.offset,
  );
  const versions = await Promise.all(versionIds.map((id) => getVersion(db, context, id)));
  return listPage(
    versions.map((version) => withoutUnexpanded(presentSurvey(version, locale), parts.expand)),
    total,
    parts,
  );
}

/** A survey in a language, whole unless `expand` says otherwise: its published version, or the one that is asked for. */
export async function getSurvey(
  db: Db,
  context: Context,
  id: number,
  { expand, version: number }: { expand?: string | undefined; version?: number | undefined },
  locale: Locale,
): Promise<Survey> {
  const version =
    number === undefined ? await getPublished(db, context, id) : await getNumbered(db, context, id, number);
  const presented = presentSurvey(version, locale);
  return expand === undefined ? presented : withoutUnexpanded(presented, readExpand(expand, list.list.expand));
}

/** The published survey of a name, whole; undefined where there is none. */
export async function findSurveyByName(
  db: Db,
  context: Context,
  nameTech: string,
  locale: Locale,
): Promise<Survey | undefined> {
  const query = { page: 1, perPage: 1, filter: JSON.stringify({ nameTech }), expand: 'surveyPage,question' };
  const { _data } = await listSurveys(db, context, query, locale);
  return _data[0];
}

/** @throws HttpProblem 404 where no version of the survey is published */
export async function getPublished(db: Db, context: Context, surveyId: number): Promise<repository.SurveyVersion> {
  const id = await repository.findPublishedVersionId(db, surveyId);
  if (id === undefined) throw new HttpProblem(404, 'surveyNotFound');
  return getVersion(db, context, id);
}

/** A version by its number, published now or earlier. @throws HttpProblem 404 */
export async function getNumbered(db: Db, context: Context, surveyId: number, version: number) {
  const id = await repository.findVersionId(db, surveyId, version);
  if (id === undefined) throw new HttpProblem(404, 'surveyNotFound');
  return getVersion(db, context, id);
}

/** The version that a response is bound to. */
export async function getVersion(db: Db, context: Context, id: number): Promise<repository.SurveyVersion> {
  const version = await repository.findVersion(db, context.database, id);
  if (!version) throw new HttpProblem(404, 'surveyNotFound');
  return version;
}

/** Publishes a checked definition as the next version of its survey. */
export function publish(
  db: Db,
  definition: SurveyDefinition,
  now: Date,
): Promise<{ surveyId: number; version: number }> {
  return repository.insertVersion(db, definition, now);
}

export async function searchLookup(
  db: Db,
  table: string,
  { search = '', page, perPage }: { search?: string | undefined; page: number; perPage: number },
  locale: Locale,
) {
  if (!(await repository.tableExists(db, table))) throw new HttpProblem(404, 'notFound');
  const found = await repository.searchRows(db, table, foldText(search).trim(), locale, perPage, (page - 1) * perPage);
  return listPage(
    found.rows.map((row) => presentLookupItem(row, locale)),
    found.total,
    { page, perPage },
  );
}

/** The rows of an autocomplete's lookup path that have one of the ids. */
export function findLookupRows(db: Db, lookupPath: string, ids: readonly string[]): Promise<repository.ReferenceRow[]> {
  const table = lookupTable(lookupPath);
  return table ? repository.findRowsByIds(db, table, ids) : Promise.resolve([]);
}
