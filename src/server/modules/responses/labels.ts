import { inLocale, type Locale } from '#contract/locale.ts';
import { isStorable } from '#contract/storable-text.ts';
import type { Survey } from '#contract/surveys.ts';
import { questionTypeName } from '#survey/question-types.ts';
import type { Db } from '../../db/database.ts';
import { findLookupRows, type ReferenceRow } from '../surveys/service.ts';

/** Rows of lookups by path and id: what autocomplete answers stand for. */
export type LookupRows = ReadonlyMap<string, ReferenceRow>;

const keyOf = (path: string, id: string) => `${path}\n${id}`;

/** The lookup rows that answers name, one query a lookup, however many responses. */
export async function readLookupRows(
  db: Db,
  answered: readonly { survey: Survey; answers: Readonly<Record<string, unknown>> }[],
): Promise<LookupRows> {
  const wanted = new Map<string, Set<string>>();
  for (const { survey, answers } of answered) {
    for (const question of survey.surveyPage.flatMap((page) => page.question)) {
      const answer = answers[question.nameTech];
      if (questionTypeName(question) !== 'autocomplete' || typeof answer !== 'string' || !isStorable(answer)) continue;
      const path = question.questionOption?.lookupValue ?? '';
      wanted.set(path, (wanted.get(path) ?? new Set()).add(answer));
    }
  }
  const rows = new Map<string, ReferenceRow>();
  for (const [path, ids] of wanted) {
    for (const row of await findLookupRows(db, path, [...ids])) rows.set(keyOf(path, row.id), row);
  }
  return rows;
}

export function hasLookupRow(rows: LookupRows, path: string, id: string): boolean {
  return rows.has(keyOf(path, id));
}

/** Answers as a person reads them: labels instead of values, dates and numbers in the language, files by name. */
export function labelAnswers(
  survey: Survey,
  answers: Readonly<Record<string, unknown>>,
  rows: LookupRows,
  filenames: ReadonlyMap<string, string>,
  locale: Locale,
): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const question of survey.surveyPage.flatMap((page) => page.question)) {
    const answer = answers[question.nameTech];
    if (answer === undefined) continue;
    const optionLabel = (value: unknown) =>
      question.questionOption?.questionOptionValue.find((option) => option.value === value)?.label ?? String(value);
    const kind = questionTypeName(question);
    switch (kind) {
      case 'select':
        labels[question.nameTech] = optionLabel(answer);
        break;
      case 'checkbox':
        labels[question.nameTech] = Array.isArray(answer)
          ? answer.map(optionLabel).join(', ')
          : yesNo(answer === true, locale);
        break;
      case 'autocomplete': {
        const row = rows.get(keyOf(question.questionOption?.lookupValue ?? '', String(answer)));
        labels[question.nameTech] = row ? inLocale(row.label, locale) : String(answer);
        break;
      }
      case 'file':
        labels[question.nameTech] = filenames.get(String(answer)) ?? '';
        break;
      case 'number':
        labels[question.nameTech] = `${formatNumber(answer, locale)}${question.unit ? ` ${question.unit}` : ''}`;
        break;
      case 'date':
        labels[question.nameTech] = formatDay(String(answer), locale);
        break;
      case 'text':
      case 'email':
        labels[question.nameTech] = String(answer);
        break;
      default:
        return refuseKind(kind);
    }
  }
  return labels;
}

/** Does not compile while a kind of question has no label. */
function refuseKind(kind: never): never {
  throw new Error(`No label for ${String(kind)}`);
}

function yesNo(yes: boolean, locale: Locale): string {
  if (locale === 'nl') return yes ? 'Ja' : 'Nee';
  return yes ? 'Yes' : 'No';
}

function formatNumber(answer: unknown, locale: Locale): string {
  return new Intl.NumberFormat(locale === 'nl' ? 'nl-NL' : 'en-GB', {
    useGrouping: false,
    maximumFractionDigits: 6,
  }).format(Number(answer));
}

function formatDay(day: string, locale: Locale): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale === 'nl' ? 'nl-NL' : 'en-GB', options).format(new Date(`${day}T12:00:00Z`));
}
