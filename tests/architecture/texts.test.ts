import { Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { en as staffTexts } from '#web/i18n/admin/en.ts';
import { reactAdminEnglish } from '#web/i18n/admin/react-admin-en.ts';
import { en as siteTexts } from '#web/i18n/messages/en.ts';
import { isTest, type SourceFile, sourceFile, sourceFiles } from './source-files.ts';

const staffKeys = [...keysOf(staffTexts), ...keysOf(reactAdminEnglish)];
const siteKeys = keysOf(siteTexts);
const modules = sourceFiles('src/web').filter(({ path }) => !isTest(path));

describe('texts', () => {
  test("what is asked for by name is there: translate('…') in the staff's texts, t('…') in the site's", () => {
    expect(modules.flatMap(missing)).toEqual([]);
    expect(missing(sourceFile('a.ts', "translate('list.refresh'); t('loading');"))).toEqual([]);
    expect(missing(sourceFile('a.ts', "translate(a ? 'list.refresh' : 'list.nowhere');"))).toEqual([
      'a.ts: list.nowhere',
    ]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a module
    expect(missing(sourceFile('a.ts', 'translate(`status.${a}`); t(`nowhere.${a}`);'))).toEqual(['a.ts: nowhere.*']);
  });
});

/** The keys of a module that no text has; what is put in at run time counts as anything. */
function missing({ path, parsed }: SourceFile): string[] {
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [key] }) {
      if (callee.type !== 'Identifier' || !key) return;
      const keys = callee.name === 'translate' ? staffKeys : callee.name === 't' ? siteKeys : undefined;
      if (!keys) return;
      for (const parts of readKeys(key)) {
        const pattern = new RegExp(`^${parts.map(escaped).join('.+')}$`);
        if (!keys.some((name) => pattern.test(name))) found.push(`${path}: ${parts.join('*')}`);
      }
    },
  }).visit(parsed.program);
  return found;
}

type Handlers = NonNullable<ConstructorParameters<typeof Visitor>[0]>;
type Argument = Parameters<NonNullable<Handlers['CallExpression']>>[0]['arguments'][number];

/** What a key may be, each as its fixed parts; nothing where that is only known at run time. */
function readKeys(node: Argument): string[][] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [[node.value]] : [];
  if (node.type === 'ConditionalExpression') return [...readKeys(node.consequent), ...readKeys(node.alternate)];
  return node.type === 'TemplateLiteral' ? [node.quasis.map(({ value }) => value.raw)] : [];
}

/** A text as a pattern that only it fits. */
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function keysOf(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  );
}
