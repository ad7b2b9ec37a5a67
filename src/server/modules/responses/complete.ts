import type { Locale } from '#contract/locale.ts';
import type { Survey, SurveyPage } from '#contract/surveys.ts';
import { type Answers, isVisible } from '#survey/validate-page.ts';
import { dutchDay } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { Context } from '../../http/context.ts';
import { HttpProblem } from '../../http/problem.ts';
import { readPackageSettings } from '../packages/service.ts';
import { renderReport, type SurveyVersion } from '../surveys/service.ts';
import { labelAnswers, readLookupRows } from './labels.ts';
import * as repository from './repository.ts';

export interface Completion {
  readonly response: Pick<repository.ResponseRow, 'id' | 'answers' | 'locale' | 'reference'>;
  readonly version: SurveyVersion;
  readonly survey: Survey;
}

/**
 * What closes a response whose pages are all answered: its answers without those to questions that are not asked,
 * and the report.
 * @throws HttpProblem 500 where the report cannot be made
 */
export async function completeResponse(db: Db, context: Context, { response, version, survey }: Completion) {
  const now = context.clock.now();
  const answers = askedAnswers(survey.surveyPage, response.answers);
  await repository.deleteFilesOutside(db, response.id, Object.values(answers));
  const { locale, reference } = response;
  const labels = await readLabels(db, response.id, survey, answers, locale);
  const input = { version, answers, labels, locale, reference, today: dutchDay(now) };
  const report = await renderReport(db, context.database, input).catch((error: unknown) => {
    throw Object.assign(new HttpProblem(500, 'reportFailed'), { cause: error });
  });
  const { retentionMonths } = await readPackageSettings(db, 'privacy');
  return {
    answers,
    status: 'NEW' as const,
    scores: report.scores,
    report: report.html,
    completedAt: now,
    anonimizeAt: addMonths(now, version.definition.retentionMonths ?? retentionMonths),
  };
}

async function readLabels(
  db: Db,
  responseId: string,
  survey: Survey,
  answers: Readonly<Record<string, unknown>>,
  locale: Locale,
) {
  const files = await repository.findFiles(db, [responseId]);
  const lookups = await readLookupRows(db, [{ survey, answers }]);
  return labelAnswers(survey, answers, lookups, new Map(files.map(({ id, filename }) => [id, filename])), locale);
}

/** The answers to questions that are asked, given the answers before them. */
export function askedAnswers(pages: readonly SurveyPage[], stored: Answers): Record<string, unknown> {
  const asked: Record<string, unknown> = {};
  for (const question of pages.flatMap((page) => page.question)) {
    const answer = Object.hasOwn(stored, question.nameTech) ? stored[question.nameTech] : undefined;
    if (answer !== undefined && isVisible(question, asked)) asked[question.nameTech] = answer;
  }
  return asked;
}

function addMonths(moment: Date, months: number): Date {
  const result = new Date(moment);
  result.setUTCMonth(result.getUTCMonth() + months);
  return result;
}
