import * as z from 'zod';
import type { Localized } from '#contract/locale.ts';
import {
  type PageDefinition,
  type QuestionDefinition,
  type SurveyDefinition,
  surveyDefinition,
} from '#contract/survey-definition.ts';
import { questionTypes } from '#contract/surveys.ts';
import { sanitizeHtml } from '../../html/sanitize.ts';
import { lookupTable } from './lookup-table.ts';
import { checkTemplate } from './report.ts';

/** What is wrong with a definition, a line each, each with where. */
export class DefinitionError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * A survey definition that can be published: of the right shape, its names unique, its references to something,
 * its templates parsed, its HTML sanitised.
 * @throws DefinitionError
 */
export function checkDefinition(value: unknown): SurveyDefinition {
  z.config(z.locales.en());
  const parsed = surveyDefinition.safeParse(value);
  if (!parsed.success) {
    throw new DefinitionError(parsed.error.issues.map(({ path, message }) => `${placeOf(path)}: ${message}`));
  }
  const definition = parsed.data;
  const problems = [...namesOf(definition), ...referencesOf(definition), ...templatesOf(definition)];
  if (problems.length > 0) throw new DefinitionError(problems);
  return cleanHtml(definition);
}

function placeOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the definition';
  return path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

function namesOf({ surveyPage }: SurveyDefinition): string[] {
  const questions = surveyPage.flatMap(({ question }) => question.map(({ nameTech }) => nameTech));
  const pages = surveyPage.map(({ nameTech }) => nameTech);
  const twice = (names: string[], kind: string) =>
    names.flatMap((name, index) =>
      names.indexOf(name) === index ? [] : [`${kind} ${name}: this nameTech is used twice`],
    );
  const misnumbered = surveyPage.flatMap(({ nameTech, pageNumber }, index) =>
    pageNumber === undefined || pageNumber === index + 1 ? [] : [`page ${nameTech}: pageNumber must be ${index + 1}`],
  );
  return [...twice(pages, 'page'), ...twice(questions, 'question'), ...misnumbered];
}

function referencesOf(definition: SurveyDefinition): string[] {
  const problems: string[] = [];
  const earlier = new Set<string>();
  for (const page of definition.surveyPage) {
    for (const question of page.question) {
      problems.push(...questionProblems(question, earlier).map((text) => `question ${question.nameTech}: ${text}`));
      earlier.add(question.nameTech);
    }
  }
  const { contact = [], email } = definition.respondent ?? {};
  for (const name of [...contact, ...(email ? [email] : [])]) {
    if (!earlier.has(name)) problems.push(`respondent: there is no question ${name}`);
  }
  if (definition.isRequiredTerms && !definition.terms) problems.push('terms: are required, but there is no text');
  return problems;
}

function questionProblems(question: QuestionDefinition, earlier: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const options = question.questionOption?.questionOptionValue ?? [];
  if (question.questionType === questionTypes.select && options.length === 0) problems.push('a select needs options');
  if (
    question.questionType === questionTypes.autocomplete &&
    !lookupTable(question.questionOption?.lookupValue ?? '')
  ) {
    problems.push('an autocomplete needs a lookupValue such as /api/v3/survey/lookups/regions');
  }
  if (new Set(options.map(({ value }) => value)).size !== options.length)
    problems.push('two options have the same value');
  if (question.visibleIf && !earlier.has(question.visibleIf.question)) {
    problems.push(`visibleIf names ${question.visibleIf.question}, which is not asked before it`);
  }
  if (question.rules?.pattern !== undefined && !isPattern(question.rules.pattern))
    problems.push('rules.pattern is no pattern');
  return problems;
}

function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}

function templatesOf({ report }: SurveyDefinition): string[] {
  const templates: [string, Localized][] = [
    ['report.template', report.template],
    ...report.scores.map(({ nameTech, value }): [string, Localized] => [`score ${nameTech}`, value]),
  ];
  return templates.flatMap(([place, template]) =>
    (typeof template === 'string' ? [template] : Object.values(template)).flatMap((text) => {
      try {
        checkTemplate(text);
        return [];
      } catch (error) {
        return [`${place}: ${error instanceof Error ? error.message : String(error)}`];
      }
    }),
  );
}

function cleanHtml(definition: SurveyDefinition): SurveyDefinition {
  const { text, intro, terms, surveyPage } = definition;
  return {
    ...definition,
    text: clean(text),
    intro: clean(intro),
    terms: clean(terms),
    surveyPage: surveyPage.map(cleanPage),
  };
}

function cleanPage(page: PageDefinition): PageDefinition {
  return { ...page, intro: clean(page.intro), explanation: clean(page.explanation) };
}

function clean(text: Localized | undefined): Localized | undefined {
  if (text === undefined) return undefined;
  if (typeof text === 'string') return sanitizeHtml(text);
  return Object.fromEntries(Object.entries(text).map(([locale, html]) => [locale, sanitizeHtml(html)])) as Localized;
}
