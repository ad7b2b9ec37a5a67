import type { Survey } from '#contract/surveys.ts';

/** A file that the server holds, or one that was chosen and is not sent yet (no `id`). */
export interface HeldFile {
  readonly id?: string;
  readonly filename: string;
  readonly size: number;
}

/** One submit of a page: `body` is what was sent, so that a retry is known from a changed answer. */
export interface Attempt {
  readonly key: string;
  readonly body: string;
}

/** Answers by page, then by question. A file's answer is a HeldFile. */
export type DraftAnswers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** All that a visitor has done so far. It is kept on the visitor's device until the report is there. */
export interface Draft {
  readonly survey: number;
  readonly version: number;
  readonly terms: 0 | 1;
  /** The step that the visitor is on, from 0. */
  readonly page: number;
  /** How many steps, from the first, the server has accepted. */
  readonly done: number;
  readonly responseId: string | null;
  readonly answers: DraftAnswers;
  /** What an autocomplete shows for the id that is its answer, by question. */
  readonly labels: Readonly<Record<string, string>>;
  /** The submit whose outcome is not known. */
  readonly attempt: Attempt | null;
  /** Submits before it whose outcome is not known either, for the visitor changed the answers since. Newest first. */
  readonly superseded: readonly Attempt[];
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

export function newDraft({ id, version }: Pick<Survey, 'id' | 'version'>, terms: 0 | 1): Draft {
  return {
    survey: id,
    version,
    terms,
    page: 0,
    done: 0,
    responseId: null,
    answers: {},
    labels: {},
    attempt: null,
    superseded: [],
    savedAt: Date.now(),
  };
}

/**
 * A draft as it goes on with a survey that may have changed since: answers to questions that are still asked stay,
 * and are sent anew, for the server's response is bound to the version that it began with. Files were that response's.
 */
export function fitDraft(draft: Draft, survey: Survey): Draft {
  if (draft.survey === survey.id && draft.version === survey.version) {
    return { ...draft, page: Math.min(draft.page, survey.surveyPage.length - 1) };
  }
  return { ...newDraft(survey, draft.terms), answers: fittingAnswers(draft.answers, survey), labels: draft.labels };
}

/** The draft as it starts a new response, where the server no longer has the one that it began. */
export function detachDraft(draft: Draft, survey: Survey): Draft {
  return { ...fitDraft({ ...draft, version: -1 }, survey), version: survey.version };
}

/** The draft without files that were chosen and not sent before the browser lost them: they cannot be sent any more. */
export function dropLostFiles(draft: Draft, uploads: ReadonlyMap<string, File>): Draft {
  let lost = false;
  const answers = Object.entries(draft.answers).map(([page, given]) => {
    const left = Object.entries(given).filter(([name, answer]) => {
      const isLost = isHeldFile(answer) && !answer.id && !uploads.has(name);
      lost ||= isLost;
      return !isLost;
    });
    return [page, Object.fromEntries(left)];
  });
  return lost ? { ...draft, answers: Object.fromEntries(answers) } : draft;
}

function fittingAnswers(answers: DraftAnswers, survey: Survey): DraftAnswers {
  const given: Record<string, unknown> = Object.assign({}, ...Object.values(answers));
  const fitting: Record<string, Record<string, unknown>> = {};
  for (const { nameTech, question } of survey.surveyPage) {
    const kept = question.flatMap(({ nameTech: name, questionOption }): [string, unknown][] => {
      const answer = keepOptions(
        given[name],
        questionOption?.questionOptionValue.map(({ value }) => value),
      );
      return answer === undefined || isHeldFile(answer) ? [] : [[name, answer]];
    });
    if (kept.length > 0) fitting[nameTech] = Object.fromEntries(kept);
  }
  return fitting;
}

function keepOptions(answer: unknown, options: readonly string[] | undefined): unknown {
  if (!options?.length) return answer;
  if (Array.isArray(answer)) {
    const left = answer.filter((value) => options.includes(value));
    return left.length > 0 ? left : undefined;
  }
  return typeof answer === 'string' && options.includes(answer) ? answer : undefined;
}

export function isHeldFile(answer: unknown): answer is HeldFile {
  return typeof answer === 'object' && answer !== null && 'filename' in answer && 'size' in answer;
}
