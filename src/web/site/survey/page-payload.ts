import type { PageSubmission } from '#contract/responses.ts';
import type { Survey } from '#contract/surveys.ts';
import { type Draft, isHeldFile } from './draft.ts';

/** A page on its way to the server: what travels, and the uploads that belong to it by question. */
export interface PagePayload {
  readonly body: PageSubmission;
  readonly uploads: ReadonlyMap<string, File>;
}

/** The answers of a draft's page as the API takes them: a stored file by its id, a new one as the upload. */
export function makePayload(
  survey: Pick<Survey, 'surveyPage' | 'version'>,
  draft: Draft,
  page: number,
  answers: Readonly<Record<string, unknown>>,
  chosen: ReadonlyMap<string, File>,
): PagePayload {
  const uploads = new Map<string, File>();
  const sent: Record<string, unknown> = {};
  for (const [name, answer] of Object.entries(answers)) {
    const file = chosen.get(name);
    if (!isHeldFile(answer)) sent[name] = answer;
    else if (answer.id) sent[name] = answer.id;
    else if (file) uploads.set(name, file);
  }
  const nameTech = survey.surveyPage[page]?.nameTech ?? '';
  const body: PageSubmission = {
    survey: draft.survey,
    version: survey.version,
    pageNumber: page + 1,
    terms: draft.terms,
    responseId: draft.responseId,
    questions: { [nameTech]: sent },
  };
  return { body, uploads };
}

/** The payload as text: two payloads with the same text are the same submit. */
export function fingerprintOf({ body, uploads }: PagePayload): string {
  const files = [...uploads].map(([name, { name: filename, size, lastModified }]) => [
    name,
    filename,
    size,
    lastModified,
  ]);
  return JSON.stringify({ body, files });
}

/** The payload that a fingerprint was made of; undefined where it held a file that is not among the chosen any more. */
export function payloadOf(fingerprint: string, chosen: ReadonlyMap<string, File>): PagePayload | undefined {
  const { body, files }: { body: PageSubmission; files: [string, ...unknown[]][] } = JSON.parse(fingerprint);
  const uploads = new Map(files.flatMap(([name]) => [...chosen].filter(([question]) => question === name)));
  return fingerprintOf({ body, uploads }) === fingerprint ? { body, uploads } : undefined;
}

/** Page 1 and any page with a file travel as multipart, the others as JSON. */
export function encodePayload({ body, uploads }: PagePayload): PageSubmission | FormData {
  if (body.pageNumber > 1 && uploads.size === 0) return body;
  const form = new FormData();
  form.set('survey', String(body.survey));
  if (body.version !== undefined) form.set('version', String(body.version));
  form.set('pageNumber', String(body.pageNumber));
  form.set('terms', String(body.terms));
  if (body.responseId) form.set('responseId', body.responseId);
  for (const [page, answers] of Object.entries(body.questions)) {
    for (const [question, answer] of Object.entries(answers))
      appendAnswer(form, `questions[${page}][${question}]`, answer);
    for (const [question, file] of uploads) form.append(`questions[${page}][${question}]`, file, file.name);
  }
  return form;
}

function appendAnswer(form: FormData, name: string, answer: unknown): void {
  if (Array.isArray(answer)) for (const item of answer) form.append(`${name}[]`, String(item));
  else form.append(name, String(answer));
}
