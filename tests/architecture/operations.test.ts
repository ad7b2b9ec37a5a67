import { describe, expect, test } from 'vitest';
import { allOperations } from '#contract/index.ts';
import { defineOperation, type Operation } from '#contract/operation.ts';
import { filesBelow, root } from './source-files.ts';

const permitted = ['public', 'guest', 'signed-in'];
const example = defineOperation({
  id: 'examples.list',
  method: 'GET',
  path: 'base/examples',
  summary: 'Examples',
  access: 'public',
  response: { mediaType: 'text/plain' },
});

describe('operations', () => {
  test('every operation says who may call it', () => {
    expect(allOperations.filter(withoutAccess).map(({ id }) => id)).toEqual([]);
    const { access: _, ...careless } = example;
    expect(withoutAccess(careless)).toBe(true);
    expect(withoutAccess({ ...example, access: { flag: '' } })).toBe(true);
    expect(withoutAccess({ ...example, access: { flag: 'surveyManagement.show' } })).toBe(false);
  });

  test('ids are resource.verb, and no two operations share an id or a call', () => {
    expect(allOperations.map(({ id }) => id).filter((id) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z0-9]*$/.test(id))).toEqual(
      [],
    );
    expect(doubles(allOperations)).toEqual([]);
    expect(doubles([example, { ...example, path: 'base/others' }])).toEqual(['examples.list']);
    expect(doubles([example, { ...example, id: 'others.list' }])).toEqual(['GET base/examples']);
    expect(
      doubles([
        { ...example, path: 'a/{id}' },
        { ...example, id: 'others.get', path: 'a/{name}' },
      ]),
    ).toHaveLength(1);
  });

  test('the parameters of a path are those of its schema', () => {
    expect(allOperations.filter(withOtherParameters).map(({ id }) => id)).toEqual([]);
    expect(withOtherParameters({ ...example, path: 'base/examples/{id}' })).toBe(true);
  });

  test('a GET has no body, and a list names what may be filtered and sorted', () => {
    const careless = ({ method, body, list, query }: Operation) => (method === 'GET' && body) || (list && !query);
    expect(allOperations.filter(careless).map(({ id }) => id)).toEqual([]);
  });

  test('the table holds every operation that the contract declares', async () => {
    const declared: unknown[] = [];
    for (const path of filesBelow('src/contract').filter((file) => !file.endsWith('.test.ts'))) {
      const module: Record<string, unknown> = await import(root + path);
      for (const [name, value] of Object.entries(module)) {
        if (name.endsWith('Operations') && name !== 'allOperations') declared.push(...Object.values(value as object));
      }
    }
    expect(declared.length).toBeGreaterThan(0);
    expect(new Set(declared)).toEqual(new Set(allOperations));
  });
});

function withoutAccess({ access }: Partial<Operation>): boolean {
  if (typeof access === 'object') return !/^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)+$/.test(access.flag);
  return !access || !permitted.includes(access);
}

function doubles(operations: readonly Operation[]): string[] {
  const names = operations.map(({ id }) => id);
  const calls = operations.map(({ method, path }) => `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`);
  return [names, calls].flatMap((list) => list.filter((item, index) => list.indexOf(item) !== index));
}

function withOtherParameters({ path, params }: Operation): boolean {
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name).sort();
  return JSON.stringify(inPath) !== JSON.stringify(Object.keys(params?.def.shape ?? {}).sort());
}
