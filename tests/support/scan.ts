import { apiRoot } from '#contract/index.ts';
import type { Locale } from '#contract/locale.ts';
import type { PageVerdict, Response as SurveyResponse } from '#contract/responses.ts';
import type { Session } from '#contract/session.ts';
import type { LookupItem, Question, Survey, SurveyPage } from '#contract/surveys.ts';
import { isVisible } from '#survey/validate-page.ts';
import { administrator } from './built-server.ts';

/** Answers to the demo scan as the API takes them. The file is left out: it travels as multipart. */
export const demoAnswers: Readonly<Record<string, unknown>> = {
  name: 'Sanne de Vries',
  email: 'sanne@example.com',
  birthDate: '1988-04-12',
  situation: 'employed',
  occupation: '512',
  region: 'twente',
  contract: 'permanent',
  since: '2016-09-01',
  hours: 32,
  experience: 9,
  duties: 'Ik kook voor tachtig gasten.',
  education: '2-vocational',
  certificates: ['hygiene', 'other'],
  otherCertificates: 'Leermeester',
  travelTime: 45,
  workTimes: ['day', 'weekend'],
  drivingLicence: true,
  otherRegions: true,
  retraining: 'maybe',
  otherOccupation: '343',
  motivation: 'Vaste uren en fijne collega’s.',
};

/** A published scan, whole, as the site reads it. */
export async function readScan(url: string, locale: Locale = 'nl', nameTech = 'arbeidsmarktscan'): Promise<Survey> {
  const query = new URLSearchParams({
    filter: JSON.stringify({ nameTech }),
    expand: 'surveyPage,question,questionOption,questionOptionValue',
  });
  const body = await readJson<{ _data: Survey[] }>(`${url}${apiRoot}/survey/surveys?${query}`, {
    headers: { 'accept-language': locale },
  });
  const [survey] = body._data;
  if (!survey) throw new Error(`There is no scan ${nameTech}`);
  return survey;
}

/** The questions of a page that these answers make visible. */
export function askedOn(page: SurveyPage, answers: Readonly<Record<string, unknown>>): Question[] {
  return page.question.filter((question) => isVisible(question, answers));
}

/** The body of one page's submit. */
export function pageBody(survey: Survey, page: SurveyPage, answers: typeof demoAnswers, responseId: string | null) {
  const asked = askedOn(page, answers).filter(({ nameTech }) => nameTech in answers);
  return {
    survey: survey.id,
    pageNumber: page.pageNumber,
    terms: 1,
    responseId,
    questions: { [page.nameTech]: Object.fromEntries(asked.map(({ nameTech }) => [nameTech, answers[nameTech]])) },
  };
}

/** Submits one page over HTTP. @returns the verdict, and the status where it is no success */
export async function submitPage(url: string, body: object, idempotencyKey: string): Promise<PageVerdict> {
  const sent = await readJson<{ _data: PageVerdict }>(`${url}${apiRoot}/survey/responses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'nl', 'idempotency-key': idempotencyKey },
    body: JSON.stringify(body),
  });
  return sent._data;
}

/** Signs the tests' administrator in and gives back the Authorization header. */
export async function signInForApi(
  url: string,
  { email, password } = administrator,
): Promise<{ authorization: string }> {
  const { token } = await readJson<Session>(`${url}${apiRoot}/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password }),
  });
  return { authorization: `Bearer ${token}` };
}

/** Every response that staff see, newest first, with answers. */
export async function readResponses(url: string, headers: { authorization: string }): Promise<SurveyResponse[]> {
  const query = new URLSearchParams({ perPage: '1000', expand: 'responseAnswer,question' });
  const body = await readJson<{ _data: SurveyResponse[] }>(`${url}${apiRoot}/survey/responses?${query}`, { headers });
  return body._data;
}

/** How an item of a lookup reads, which is what a visitor types. */
export async function lookupLabel(url: string, path: string, id: string, locale: Locale): Promise<string> {
  const body = await readJson<{ _data: LookupItem[] }>(`${url}${path}?perPage=200`, {
    headers: { 'accept-language': locale },
  });
  const item = body._data.find((candidate) => candidate.id === id);
  if (!item) throw new Error(`${path} has no item ${id}`);
  return item.label;
}

/** Fetches JSON, and throws with the answer where the status is no success. */
export async function readJson<T>(url: string, request?: RequestInit): Promise<T> {
  const response = await fetch(url, request);
  if (!response.ok) throw new Error(`${response.status} from ${url}: ${await response.text()}`);
  return (await response.json()) as T;
}
