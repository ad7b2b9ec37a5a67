import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { BodyFormat } from '#contract/operation.ts';
import { fileSizeLimit, type Upload } from '#survey/check-file.ts';
import { HttpProblem } from './problem.ts';

/** An upload with its bytes. A file that is too large keeps none, and a size above the limit. */
export interface UploadedFile extends Upload {
  readonly data: Uint8Array;
}

/** Values of one bracketed name: multipart has only text and files, and a name may come again. */
export type FormFields = readonly unknown[];

interface Tree {
  [name: string]: Tree | unknown[];
}

const deepest = 4;

/**
 * A multipart body as an object. Bracketed names nest (`questions[page][question]`), `[]` at the end makes a list.
 * A `page` keeps every question's fields as a list, for its type to decode; numbers outside it are read.
 */
export async function readMultipart(request: FastifyRequest, format: BodyFormat): Promise<unknown> {
  const tree: Tree = Object.create(null) as Tree;
  try {
    for await (const part of request.parts()) {
      insert(tree, part.fieldname, part.type === 'file' ? await readFile(part) : part.value);
    }
  } catch (error) {
    if (error instanceof HttpProblem) throw error;
    throw new HttpProblem(
      error instanceof Error && /LIMIT|Reach/.test(`${'code' in error ? error.code : ''}`) ? 413 : 400,
      'badRequest',
    );
  }
  return format === 'page' ? toPage(tree) : flat(tree);
}

type FilePart = Extract<Awaited<ReturnType<ReturnType<FastifyRequest['parts']>['next']>>['value'], { type: 'file' }>;

async function readFile(part: FilePart): Promise<UploadedFile | ''> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk as Buffer);
  const name = cleanFilename(part.filename);
  if (part.file.truncated) return { name, size: fileSizeLimit + 1, data: new Uint8Array() };
  const data = Buffer.concat(chunks);
  // A browser sends an empty file for a file input that was left alone.
  return name === '' && data.length === 0 ? '' : { name, size: data.length, data };
}

/** The last part of a filename, without control and direction characters, at most 200 characters long. */
export function cleanFilename(filename: string | undefined): string {
  const last = (filename ?? '').split(/[\\/]/).pop() ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '').trim();
  return [...clean].slice(-200).join('');
}

function insert(tree: Tree, name: string, value: unknown): void {
  const path = name.split(/[[\]]+/).filter(Boolean);
  const last = path.pop();
  if (last === undefined || path.length >= deepest || name.includes('__proto__'))
    throw new HttpProblem(400, 'badRequest');
  let node = tree;
  for (const step of path) {
    node[step] ??= Object.create(null) as Tree;
    const next = node[step];
    if (Array.isArray(next)) throw new HttpProblem(400, 'badRequest');
    node = next;
  }
  node[last] ??= [];
  const values = node[last];
  if (!Array.isArray(values)) throw new HttpProblem(400, 'badRequest');
  values.push(value);
}

function toPage(tree: Tree): unknown {
  const { questions, ...rest } = tree;
  const head = flat(rest);
  for (const name of ['survey', 'version', 'pageNumber', 'terms']) {
    if (typeof head[name] === 'string' && /^\d{1,9}$/.test(head[name])) head[name] = Number(head[name]);
  }
  if (head.responseId === '') delete head.responseId;
  return { ...head, questions: questions ?? {} };
}

function flat(tree: Tree): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([name, values]) => [name, Array.isArray(values) ? values[0] : values]),
  );
}
