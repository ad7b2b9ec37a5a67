import type { Plugin } from 'vite';

/** The SurveyJS elements that `toSurveyModel` makes. The other kinds of question stay out of the bundle. */
export const usedQuestions: ReadonlySet<string> = new Set([
  'text',
  'comment',
  'dropdown',
  'checkbox',
  'boolean',
  'file',
]);

/** The parts of SurveyJS's React rendering that a page is made of; the fields and their frame are the site's own. */
const usedElements: ReadonlySet<string> = new Set(['sv-page']);

/** Entries of SurveyJS's metadata that only unused kinds of question stand on. */
const unusedClasses: ReadonlySet<string> = new Set([
  'buttongroup',
  'buttongroupitemvalue',
  'cover',
  'currencymask',
  'datetimemask',
  'flowpanel',
  'imageitemvalue',
  'imagemaparea',
  'matrixbase',
  'matrixcolumn',
  'matrixdropdownbase',
  'matrixdropdowncolumn',
  'multipletextitem',
  'numericmask',
  'patternmask',
  'ratingitem',
  'responsiveImageSize',
  'sliderlabel',
]);

/**
 * Takes what the scan does not use out of SurveyJS, a quarter of its weight on the wire. Its modules register every kind of
 * question as they load, which keeps a bundler from leaving any out. This drops the registrations that are not
 * used, and ties each class to its decorators, so that the bundler sees for itself which classes are left over.
 */
export function leanSurvey(): Plugin {
  return {
    name: 'lean-survey',
    apply: 'build',
    transform: {
      filter: { id: /survey-(core|react-ui)\/fesm\/survey-(core|react-ui)\.mjs$/ },
      handler(code, id) {
        const statements = this.parse(code).body.map(({ start, end }) => code.slice(start, end));
        const questions = new Set(statements.flatMap((text) => questionPattern.exec(text)?.[1] ?? []));
        const kept = statements.filter((text) => !isUnused(text, questions));
        if (kept.length === statements.length)
          throw new Error(`${id} registers nothing as it used to: see lean-survey`);
        return { code: bindDecorators(kept).join('\n'), map: null };
      },
    },
  };
}

const questionPattern = /^QuestionFactory\.Instance\.registerQuestion\("([\w-]+)"/;
const metadataPattern = /^Serializer\.(?:addClass|getProperty)\("([\w-]+)"/;
const elementPattern = /^ReactElementFactory\.Instance\.registerElement\((?:"([\w-]+)")?/;
const rendererPattern =
  /^(?:ReactQuestionFactory\.Instance\.registerQuestion|RendererFactory\.Instance\.registerRenderer)\(/;

function isUnused(statement: string, questions: ReadonlySet<string>): boolean {
  if (rendererPattern.test(statement)) return true;
  const element = elementPattern.exec(statement);
  if (element) return !usedElements.has(element[1] ?? '');
  const name = (questionPattern.exec(statement) ?? metadataPattern.exec(statement))?.[1];
  if (name === undefined) return false;
  return unusedClasses.has(name) || (questions.has(name) && !usedQuestions.has(name));
}

/** Puts a class and the decorators behind it into one expression, which a bundler may drop if nothing names the class. */
function bindDecorators(statements: readonly string[]): string[] {
  const bound: string[] = [];
  for (let index = 0; index < statements.length; index++) {
    const statement = statements[index] ?? '';
    const name = /^class (\w+)/.exec(statement)?.[1];
    const decorators: string[] = [];
    while (name && isDecoratorOf(name, statements[index + 1])) {
      index += 1;
      decorators.push(statements[index] ?? '');
    }
    if (decorators.length === 0) bound.push(statement);
    else bound.push(`const ${name} = /* @__PURE__ */ (() => {`, statement, ...decorators, `return ${name};`, '})();');
  }
  return bound;
}

function isDecoratorOf(name: string, statement: string | undefined): boolean {
  return !!statement?.startsWith('__decorate(') && statement.includes(`], ${name}.prototype, `);
}
