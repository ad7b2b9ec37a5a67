import type { Locale } from '#contract/locale.ts';
import type { Response, ResponseAnswer } from '#contract/responses.ts';
import type { Survey } from '#contract/surveys.ts';
import { questionTypeName } from '#survey/question-types.ts';
import { type LookupRows, labelAnswers } from './labels.ts';
import type { FileFacts, ListedResponse } from './repository.ts';

/** A response as staff see it, without its answers. `survey` is the version it is bound to, in the reader's language. */
export function presentResponse({ response, firstname }: ListedResponse, survey: Survey): Response {
  return {
    id: response.id,
    text: survey.name,
    contact: response.contact,
    email: response.email,
    reference: response.reference,
    createdAt: response.createdAt.toISOString(),
    completedAt: response.completedAt?.toISOString() ?? null,
    status: response.status,
    locale: response.locale,
    survey: { id: survey.id, name: survey.name, nameTech: survey.nameTech, version: survey.version },
    pagesDone: response.pagesDone,
    pages: survey.surveyPage.length,
    scores: response.scores,
    payment: null,
    file: null,
    anonimizeAt: response.anonimizeAt?.toISOString() ?? null,
    user: firstname === null ? null : { firstname },
  };
}

/** The answers in the scan's order, each with its question. */
export function presentAnswers(
  answers: Readonly<Record<string, unknown>>,
  survey: Survey,
  rows: LookupRows,
  files: readonly FileFacts[],
  locale: Locale,
): ResponseAnswer[] {
  const labels = labelAnswers(survey, answers, rows, new Map(files.map(({ id, filename }) => [id, filename])), locale);
  return survey.surveyPage.flatMap((page) =>
    page.question.flatMap((question) => {
      const { nameTech, questionType } = question;
      if (answers[nameTech] === undefined) return [];
      const file = questionTypeName(question) === 'file' ? files.find(({ id }) => id === answers[nameTech]) : undefined;
      return {
        id: nameTech,
        answer: labels[nameTech] ?? '',
        question: { name: question.question, nameTech, page: page.name, questionType },
        file: file ? { id: file.id, filename: file.filename, size: file.size } : null,
      };
    }),
  );
}
