import type { SurveyPage } from '#contract/surveys.ts';
import type { Refusal } from '#survey/message-key.ts';
import { questionTypeName } from '#survey/question-types.ts';
import { type Answers, isVisible, validatePage } from '#survey/validate-page.ts';
import { isHeldFile } from './draft.ts';

/**
 * The verdict on a page before it is sent, by the server's own rules: why answers are refused, by question.
 *
 * @param labels what autocompletes show, for text that was typed and not chosen is not an answer
 */
export function judgePage(
  page: SurveyPage,
  answers: Answers,
  earlier: Answers,
  labels: Readonly<Record<string, string>>,
): Record<string, Refusal[]> {
  const given = Object.entries(answers).map(([name, answer]) => [
    name,
    isHeldFile(answer) ? describeFile(answer) : answer,
  ]);
  const { errors } = validatePage(page, Object.fromEntries(given), earlier, { today: today() });
  for (const question of page.question) {
    const { nameTech } = question;
    if (!isVisible(question, { ...earlier, ...answers })) continue;
    const isTyped = questionTypeName(question) === 'autocomplete' && !answers[nameTech] && labels[nameTech]?.trim();
    if (isTyped) errors[nameTech] = ['item'];
  }
  return errors;
}

function describeFile({ id, filename, size }: { id?: string; filename: string; size: number }) {
  return id ?? { name: filename, size };
}

function today(): string {
  return new Intl.DateTimeFormat('sv-SE').format();
}
