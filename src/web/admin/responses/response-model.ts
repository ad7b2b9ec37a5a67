import type { Response, ResponseAnswer } from '#contract/responses.ts';

/** An id as people read it: the end of it, which is random; the beginning is a clock and much alike. */
export function shortId(id: string): string {
  return id.slice(-8);
}

/** Whether the answers no longer lead to a person. */
export function isAnonymised(response: Response): boolean {
  return response.status === 'ARCHIVED' && response.contact === null && response.email === null;
}

export interface AnswerGroup {
  readonly page: string;
  readonly answers: readonly ResponseAnswer[];
}

/** The answers under the pages that asked for them, in the order of the scan. */
export function groupByPage(answers: readonly ResponseAnswer[]): AnswerGroup[] {
  const groups = new Map<string, ResponseAnswer[]>();
  for (const answer of answers) {
    const group = groups.get(answer.question.page);
    if (group) group.push(answer);
    else groups.set(answer.question.page, [answer]);
  }
  return [...groups].map(([page, inPage]) => ({ page, answers: inPage }));
}
