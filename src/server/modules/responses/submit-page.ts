import { inLocale, type Locale } from '#contract/locale.ts';
import type { PageSubmission, PageVerdict } from '#contract/responses.ts';
import type { Survey, SurveyPage } from '#contract/surveys.ts';
import type { CheckContext } from '#survey/checked.ts';
import type { Refusal } from '#survey/message-key.ts';
import { questionTypeOf } from '#survey/question-types.ts';
import { type Answers, validatePage } from '#survey/validate-page.ts';
import type { Actor } from '../../actor.ts';
import { dutchDay } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { Context } from '../../http/context.ts';
import { HttpProblem } from '../../http/problem.ts';
import { makeReference, uuidV7 } from '../../ids.ts';
import { readPackageSettings } from '../packages/service.ts';
import { getNumbered, getPublished, getVersion, presentSurvey, type SurveyVersion } from '../surveys/service.ts';
import { askedAnswers, completeResponse } from './complete.ts';
import { hasLookupRow, type LookupRows, readLookupRows } from './labels.ts';
import * as repository from './repository.ts';
import { isUploadedFile, nameUploads, storeUploads } from './uploads.ts';

/** A page of answers on its way in. `fromForm` when it travelled as multipart, where every value is text. */
export interface Submission extends PageSubmission {
  readonly fromForm: boolean;
}

export interface Submitter {
  readonly actor: Actor | null;
  readonly locale: Locale;
}

/** Where responses go that nobody signed in has started. */
const publicTenant = 1;

/**
 * Takes one page of a scan: checks terms, order and every answer against the version that the response is bound to,
 * and stores the page, or nothing. The last page computes the report.
 * @throws HttpProblem 404 unknown scan or response, 409 completed already, 422 with errors by question
 */
export async function submitPage(
  db: Db,
  context: Context,
  submission: Submission,
  by: Submitter,
): Promise<PageVerdict> {
  const begun = await findBegun(db, submission);
  const version = begun
    ? await getVersion(db, context, begun.surveyVersionId)
    : await getShown(db, context, submission);
  const survey = presentSurvey(version, by.locale);
  const page = checkOrder(survey, submission, begun);
  const given = readAnswers(page, submission);
  const earlier = begun?.answers ?? {};
  const named = nameUploads(await checkAnswers(db, context, { survey, page, given, earlier, begun }));

  const now = context.clock.now();
  const answers = mergePage(page, earlier, named.answers);
  const response =
    begun ?? newResponse({ version, submission, by, now, ...(await readPackageSettings(db, 'privacy')) });
  const changes = {
    answers,
    pagesDone: Math.max(response.pagesDone, page.pageNumber),
    updatedAt: now,
    locale: by.locale,
    ...respondentOf(version, answers),
  };
  if (!begun) await repository.insertResponse(db, { ...response, ...changes });
  const files = await storeUploads(db, response.id, page, named, now);
  const isLast = page.pageNumber === survey.surveyPage.length;
  const done = isLast
    ? await completeResponse(db, context, { response: { ...response, ...changes }, version, survey })
    : undefined;
  if (begun || done) {
    const respondent = respondentOf(version, done?.answers ?? answers);
    await repository.updateResponse(db, response.id, { ...changes, ...done, ...respondent });
  }
  return {
    responseId: response.id,
    surveyPages: [{ responseId: response.id, pageNumber: page.pageNumber }],
    errors: {},
    files,
    status: done?.status ?? 'INCOMPLETE',
    reference: response.reference,
    ...(done && { report: done.report }),
  };
}

/** An answer that is refused: problem details, and the verdict as the scan reads it (specification section 7). */
export function refuse(
  reason: 'answersRefused' | 'pageOrder' | 'termsRequired',
  errors: Record<string, Refusal[]>,
  page?: number,
) {
  const verdict: PageVerdict = { responseId: null, surveyPages: [], errors };
  return new HttpProblem(422, reason, { errors, extra: { _data: verdict }, ...(page && { params: { page } }) });
}

async function findBegun(db: Db, { responseId, survey }: Submission): Promise<repository.ResponseRow | undefined> {
  if (!responseId) return undefined;
  const found = await repository.lockResponse(db, responseId);
  if (!found || found.surveyId !== survey) throw new HttpProblem(404, 'responseNotFound');
  if (found.status !== 'INCOMPLETE') throw new HttpProblem(409, 'responseComplete');
  return found;
}

/** The page that is submitted: one that was answered before, or the next. */
function checkOrder(
  survey: Survey,
  { pageNumber, terms }: Submission,
  begun: repository.ResponseRow | undefined,
): SurveyPage {
  const next = (begun?.pagesDone ?? 0) + 1;
  const page = survey.surveyPage[pageNumber - 1];
  if (!page || pageNumber > next) {
    throw refuse('pageOrder', { pageNumber: ['order'] }, Math.min(next, survey.surveyPage.length));
  }
  if (!begun && survey.isRequiredTerms && terms !== 1) throw refuse('termsRequired', { terms: ['terms'] });
  return page;
}

/** The version that the visitor was shown: it counts for what they agreed to and were asked. */
async function getShown(db: Db, context: Context, { survey, version }: Submission): Promise<SurveyVersion> {
  return version === undefined ? getPublished(db, context, survey) : getNumbered(db, context, survey, version);
}

/** The page's answers as they were sent. Answers for another page are refused by its name. */
function readAnswers(page: SurveyPage, { questions, fromForm }: Submission): Answers {
  const strangers = Object.keys(questions).filter((name) => name !== page.nameTech);
  if (strangers.length > 0) {
    throw refuse(
      'answersRefused',
      Object.fromEntries(strangers.map((name) => [name, ['unknown'] satisfies Refusal[]])),
    );
  }
  const sent = questions[page.nameTech] ?? {};
  if (!fromForm) return sent;
  const byName = new Map(page.question.map((question) => [question.nameTech, question]));
  const read = ([name, fields]: [string, unknown]): [string, unknown] => {
    const question = byName.get(name);
    return [name, question && Array.isArray(fields) ? questionTypeOf(question).fromForm(fields, question) : fields];
  };
  return Object.fromEntries(Object.entries(sent).map(read));
}

interface Checking {
  readonly survey: Survey;
  readonly page: SurveyPage;
  readonly given: Answers;
  readonly earlier: Answers;
  readonly begun: repository.ResponseRow | undefined;
}

/**
 * The verdict on the page; on the last one, on all pages, for an earlier page may have been changed
 * in a way that asks a later one anew.
 */
async function checkAnswers(db: Db, context: Context, { survey, page, given, earlier, begun }: Checking) {
  const isLast = page.pageNumber === survey.surveyPage.length;
  const checked = isLast ? { ...earlier, ...given } : given;
  const rows = await readLookupRows(db, [{ survey, answers: checked }]);
  const files = begun ? await repository.findFiles(db, [begun.id]) : [];
  const checks = makeChecks(rows, files, dutchDay(context.clock.now()));
  const before = askedAnswers(survey.surveyPage.slice(0, page.pageNumber - 1), earlier);
  const verdict = validatePage(page, given, before, checks);
  const errors: Record<string, Refusal[]> = { ...verdict.errors };
  if (isLast) {
    for (const other of survey.surveyPage.slice(0, -1)) {
      const known = askedAnswers(survey.surveyPage.slice(0, other.pageNumber - 1), earlier);
      Object.assign(errors, validatePage(other, answersOf([other], earlier), known, checks).errors);
    }
  }
  if (Object.keys(errors).length > 0) throw refuse('answersRefused', errors);
  return verdict.answers;
}

function makeChecks(rows: LookupRows, files: readonly repository.FileFacts[], today: string): CheckContext {
  return {
    today,
    knowsItem: (path, id) => hasLookupRow(rows, path, id),
    knowsFile: (id, question) => files.some((file) => file.id === id && file.question === question),
    hasBytes: isUploadedFile,
  };
}

function answersOf(pages: readonly SurveyPage[], answers: Answers): Record<string, unknown> {
  const names = pages.flatMap((page) => page.question.map(({ nameTech }) => nameTech));
  return Object.fromEntries(names.filter((name) => Object.hasOwn(answers, name)).map((name) => [name, answers[name]]));
}

/** The stored answers with the page's in place of what the page held before. */
function mergePage(page: SurveyPage, earlier: Answers, answers: Answers): Record<string, unknown> {
  const asked = new Set(page.question.map(({ nameTech }) => nameTech));
  const others = Object.entries(earlier).filter(([name]) => !asked.has(name));
  return { ...Object.fromEntries(others), ...answers };
}

/** How the respondent is called in the staff's list. */
function respondentOf({ definition }: SurveyVersion, answers: Answers) {
  const { contact = [], email } = definition.respondent ?? {};
  const name = contact
    .flatMap((question) => (typeof answers[question] === 'string' ? [answers[question]] : []))
    .join(' ');
  const address = email === undefined ? undefined : answers[email];
  return { contact: name || null, email: typeof address === 'string' ? address : null };
}

interface Beginning {
  readonly version: SurveyVersion;
  readonly submission: Submission;
  readonly by: Submitter;
  readonly now: Date;
  /** Days after which it is anonymised if it is not finished. */
  readonly unfinishedDays: number;
}

function newResponse({
  version,
  submission,
  by,
  now,
  unfinishedDays,
}: Beginning): Omit<repository.ResponseRow, 'search'> {
  return {
    id: uuidV7(now),
    tenantId: by.actor?.tenantId ?? publicTenant,
    surveyVersionId: version.id,
    surveyId: version.surveyId,
    userId: by.actor?.userId ?? null,
    status: 'INCOMPLETE',
    locale: by.locale,
    reference: makeReference(),
    contact: null,
    email: null,
    answers: {},
    pagesDone: 0,
    termsAcceptedAt: submission.terms === 1 && inLocale(version.definition.terms, by.locale) ? now : null,
    scores: {},
    report: null,
    createdAt: now,
    updatedAt: now,
    completedAt: null,
    anonimizeAt: new Date(now.getTime() + unfinishedDays * 24 * 60 * 60 * 1000),
    anonymisedAt: null,
  };
}
