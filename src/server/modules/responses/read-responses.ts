import { and, eq } from 'drizzle-orm';
import type { ListQuery } from '#contract/envelope.ts';
import { operations } from '#contract/index.ts';
import type { Locale } from '#contract/locale.ts';
import type { Response } from '#contract/responses.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { listPage, readExpand, readListQuery } from '../../db/list-query.ts';
import { response } from '../../db/schema.ts';
import type { Context } from '../../http/context.ts';
import { HttpProblem } from '../../http/problem.ts';
import { getVersion, presentSurvey } from '../surveys/service.ts';
import { readLookupRows } from './labels.ts';
import { visibleTo } from './policy.ts';
import { presentAnswers, presentResponse } from './presenter.ts';
import * as repository from './repository.ts';

const { list: rules } = operations.responses.list;

const columns = {
  id: response.id,
  status: response.status,
  createdAt: response.createdAt,
  completedAt: response.completedAt,
  anonimizeAt: response.anonimizeAt,
  email: response.email,
  contact: response.contact,
  reference: response.reference,
  survey: response.surveyId,
  q: response.search,
};

/** The responses that an actor may see, a page of them; a fixed number of queries however long the page. */
export async function listResponses(db: Db, context: Context, actor: Actor, query: ListQuery, locale: Locale) {
  const parts = readListQuery(query, rules, columns);
  const where = and(...visibleTo(actor), ...parts.where);
  const withAnswers = parts.expand.has('responseAnswer');
  const found = await repository.findResponses(db, { ...parts, where, withAnswers });
  const total = await repository.countResponses(db, where);
  return listPage(await present(db, context, found, parts.expand, locale), total, parts);
}

/** @throws HttpProblem 404 where it is absent or not the actor's to see */
export async function getResponse(
  db: Db,
  context: Context,
  actor: Actor,
  id: string,
  expandText: string | undefined,
  locale: Locale,
): Promise<Response> {
  const where = and(...visibleTo(actor), eq(response.id, id));
  const expand = readExpand(expandText, rules.expand);
  const withAnswers = expand.has('responseAnswer');
  const found = await repository.findResponses(db, { where, orderBy: [], limit: 1, offset: 0, withAnswers });
  const [presented] = await present(db, context, found, expand, locale);
  if (!presented) throw new HttpProblem(404, 'notFound');
  return presented;
}

async function present(
  db: Db,
  context: Context,
  found: repository.ListedResponse[],
  expand: ReadonlySet<string>,
  locale: Locale,
): Promise<Response[]> {
  const versionIds = [...new Set(found.map((row) => row.response.surveyVersionId))];
  const versions = new Map<number, ReturnType<typeof presentSurvey>>();
  for (const id of versionIds) versions.set(id, presentSurvey(await getVersion(db, context, id), locale));
  const rows = found.flatMap((listed) => {
    const survey = versions.get(listed.response.surveyVersionId);
    return survey ? [{ listed, survey, answers: listed.response.answers }] : [];
  });
  if (!expand.has('responseAnswer')) return rows.map(({ listed, survey }) => presentResponse(listed, survey));
  const lookups = await readLookupRows(db, rows);
  const files = await repository.findFiles(
    db,
    rows.map(({ listed }) => listed.response.id),
  );
  return rows.map(({ listed, survey, answers }) => ({
    ...presentResponse(listed, survey),
    responseAnswer: presentAnswers(
      answers,
      survey,
      lookups,
      files.filter(({ responseId }) => responseId === listed.response.id),
      locale,
    ),
  }));
}
