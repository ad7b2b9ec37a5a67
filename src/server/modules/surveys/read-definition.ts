import { readFileSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import type { SurveyDefinition } from '#contract/survey-definition.ts';
import { checkDefinition, DefinitionError } from './check-definition.ts';

/**
 * Reads a survey definition from a JSON file. A long text may stand in a file of its own beside or below it,
 * as `{"$file": "report.liquid"}` in place of the string.
 * @throws DefinitionError that lists what is wrong, a line each
 */
export function readDefinition(path: string): SurveyDefinition {
  return checkDefinition(readWithFiles(path));
}

/** A JSON file with its `$file`s in place. @throws DefinitionError */
export function readWithFiles(path: string): unknown {
  const folder = dirname(resolve(path));
  return inlineFiles(parseJson(readText(path), path), folder);
}

function inlineFiles(value: unknown, folder: string): unknown {
  if (Array.isArray(value)) return value.map((item) => inlineFiles(item, folder));
  if (typeof value !== 'object' || value === null) return value;
  if ('$file' in value) return readText(fileBelow(folder, String(value.$file)));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inlineFiles(item, folder)]));
}

function fileBelow(folder: string, name: string): string {
  const path = resolve(folder, name);
  if (!path.startsWith(folder + sep))
    throw new DefinitionError([`$file ${name}: must be beside or below the JSON file`]);
  return path;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new DefinitionError([`${path}: there is no such file, or it cannot be read`]);
  }
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DefinitionError([`${path}: is not JSON (${error instanceof Error ? error.message : error})`]);
  }
}
