import { Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { isTest, type SourceFile, sourceFile, sourceFiles } from './source-files.ts';

const everything = [...sourceFiles('src'), ...sourceFiles('tests')];
const product = everything.filter(({ path }) => !isTest(path));

describe('code', () => {
  test('no any, no non-null assertion', () => {
    expect(everything.flatMap(blindTypes)).toEqual([]);
    expect(blindTypes(sourceFile('a.ts', 'const b = c as any;'))).toHaveLength(1);
    expect(blindTypes(sourceFile('a.ts', 'const b = c!.d;'))).toHaveLength(1);
    expect(blindTypes(sourceFile('a.ts', "const b = 'as any';"))).toEqual([]);
  });

  test('no comment silences the compiler or puts work off', () => {
    expect(everything.flatMap(silencing)).toEqual([]);
    expect(silencing(sourceFile('a.ts', '// @ts-ignore\nconst b = 1;'))).toHaveLength(1);
    expect(silencing(sourceFile('a.ts', '/* @ts-expect-error */ const b = 1;'))).toHaveLength(1);
    expect(silencing(sourceFile('a.ts', '// TODO: later\nconst b = 1;'))).toHaveLength(1);
  });

  test('named exports only; no export * and no module that only passes on', () => {
    expect(everything.flatMap(looseExports)).toEqual([]);
    expect(looseExports(sourceFile('src/a.ts', 'export default 1;'))).toHaveLength(1);
    expect(looseExports(sourceFile('src/a.ts', "export * from './b.ts';"))).toHaveLength(1);
    expect(looseExports(sourceFile('src/web/index.ts', "export { b } from './b.ts';"))).toHaveLength(1);
    expect(looseExports(sourceFile('tests/e2e/playwright.config.ts', 'export default 1;'))).toEqual([]);
  });

  test('one place reads the environment', () => {
    const rule = onlyIn(/^src\/server\/config\.ts$/, environmentReads);
    expect(product.flatMap(rule)).toEqual([]);
    expect(rule(sourceFile('src/server/main.ts', 'const p = process.env.PORT;'))).toHaveLength(1);
    expect(rule(sourceFile('src/server/main.ts', 'const { env } = process;'))).toHaveLength(1);
    expect(rule(sourceFile('src/server/main.ts', "import { env } from 'node:process';"))).toHaveLength(1);
    expect(product.filter((file) => environmentReads(file)).map(({ path }) => path)).toEqual(['src/server/config.ts']);
  });

  test('one component sets HTML, sanitised, and one frames it, sandboxed', () => {
    const rule = onlyIn(/^src\/web\/ui\/(SafeHtml|SandboxedHtml)\.tsx$/, setsHtml);
    expect(product.filter(inWeb).flatMap(rule)).toEqual([]);
    expect(rule(sourceFile('src/web/a.tsx', '<p dangerouslySetInnerHTML={{ __html: b }} />'))).toHaveLength(1);
    expect(rule(sourceFile('src/web/a.ts', 'b.innerHTML = c;'))).toHaveLength(1);
    expect(rule(sourceFile('src/web/a.ts', "b.insertAdjacentHTML('beforeend', c);"))).toHaveLength(1);
    expect(product.some((file) => file.path.endsWith('/SafeHtml.tsx') && setsHtml(file))).toBe(true);
  });

  test('one folder fetches', () => {
    const rule = onlyIn(/^src\/web\/api\//, fetches);
    expect(product.filter(inWeb).flatMap(rule)).toEqual([]);
    expect(rule(sourceFile('src/web/site/a.ts', "await fetch('/x');"))).toHaveLength(1);
    expect(rule(sourceFile('src/web/site/a.ts', "await window.fetch('/x');"))).toHaveLength(1);
    expect(rule(sourceFile('src/web/site/a.ts', 'new XMLHttpRequest();'))).toHaveLength(1);
    expect(product.some((file) => file.path.startsWith('src/web/api/') && fetches(file))).toBe(true);
  });
});

function blindTypes({ path, parsed }: SourceFile): string[] {
  const found: string[] = [];
  new Visitor({
    TSAnyKeyword() {
      found.push(`${path}: any`);
    },
    TSNonNullExpression() {
      found.push(`${path}: a non-null assertion`);
    },
  }).visit(parsed.program);
  return found;
}

function silencing({ path, parsed }: SourceFile): string[] {
  return parsed.comments
    .filter(({ value }) => /@ts-(ignore|nocheck|expect-error)\b|\b(TODO|FIXME|XXX)\b/.test(value))
    .map(({ value }) => `${path}: ${value.trim()}`);
}

/**
 * Tools read the default export of their configuration. An index is a table of contents in two places only,
 * and a server module's service is its face to the others.
 */
function looseExports({ path, parsed }: SourceFile): string[] {
  const found: string[] = [];
  const { body } = parsed.program;
  for (const node of body) {
    if (node.type === 'ExportDefaultDeclaration' && !path.endsWith('.config.ts'))
      found.push(`${path}: a default export`);
    if (node.type === 'ExportAllDeclaration') found.push(`${path}: export *`);
  }
  const passesOn = body.length > 0 && body.every((node) => node.type === 'ExportNamedDeclaration' && node.source);
  const isIndex = /\/index\.tsx?$/.test(path);
  const mayBeIndex = /^src\/(contract|web\/admin\/[^/]+)\/index\.tsx?$/.test(path);
  const isFace = /^src\/server\/modules\/[^/]+\/service\.ts$/.test(path);
  if ((passesOn && !isFace) || (isIndex && !mayBeIndex)) found.push(`${path}: a barrel`);
  return found;
}

function onlyIn(place: RegExp, does: (file: SourceFile) => boolean) {
  return (file: SourceFile) => (!place.test(file.path) && does(file) ? [file.path] : []);
}

function environmentReads({ parsed, imports }: SourceFile): boolean {
  let reads = imports.some(({ specifier }) => /^(node:)?process$/.test(specifier));
  new Visitor({
    MemberExpression({ object, property }) {
      if (nameOf(object) === 'process' && nameOf(property) === 'env') reads = true;
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'ObjectPattern' && init && nameOf(init) === 'process') reads = true;
    },
  }).visit(parsed.program);
  return reads;
}

function setsHtml({ parsed }: SourceFile): boolean {
  let sets = false;
  const setters = [
    'innerHTML',
    'outerHTML',
    'srcdoc',
    'insertAdjacentHTML',
    'createContextualFragment',
    'setHTMLUnsafe',
  ];
  new Visitor({
    JSXAttribute({ name }) {
      if (/^(dangerouslySetInnerHTML|srcDoc)$/.test(nameOf(name))) sets = true;
    },
    Property({ key }) {
      if (nameOf(key) === 'dangerouslySetInnerHTML') sets = true;
    },
    MemberExpression({ property }) {
      if (setters.includes(nameOf(property))) sets = true;
    },
  }).visit(parsed.program);
  return sets;
}

function fetches({ parsed }: SourceFile): boolean {
  let does = false;
  const callers = ['fetch', 'sendBeacon'];
  new Visitor({
    CallExpression({ callee }) {
      const { type } = callee;
      if (type === 'Identifier' && callers.includes(nameOf(callee))) does = true;
      if (type === 'MemberExpression' && isGlobal(callee.object) && callers.includes(nameOf(callee.property)))
        does = true;
    },
    NewExpression({ callee }) {
      if (/^(XMLHttpRequest|EventSource|WebSocket)$/.test(nameOf(callee))) does = true;
    },
  }).visit(parsed.program);
  return does;
}

function isGlobal(node: object): boolean {
  return ['window', 'globalThis', 'self', 'navigator'].includes(nameOf(node));
}

function nameOf(node: object): string {
  if ('name' in node && typeof node.name === 'string') return node.name;
  return 'value' in node && typeof node.value === 'string' ? node.value : '';
}

function inWeb({ path }: SourceFile): boolean {
  return path.startsWith('src/web/');
}
