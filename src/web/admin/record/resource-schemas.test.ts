import { expect, test } from 'vitest';
import { schemasAsJson } from '#web/build/schemas-as-json.ts';
import { rulesOf } from './field-kind.ts';
import { resourceSchemas } from './resource-schemas.ts';

test('the schemas come from the contract', () => {
  expect(Object.keys(resourceSchemas.tenants ?? {})).toEqual(['create', 'update', 'row']);
  expect(rulesOf(resourceSchemas.tenants?.update, 'name')).toMatchObject({
    ...{ kind: 'text', isRequired: true, schema: { maxLength: 100 } },
  });
  expect(resourceSchemas.tenants?.row?.properties).toHaveProperty('createdAt.format', 'date-time');
});

test('the build has the same ones as data, without zod', async () => {
  const { load } = schemasAsJson() as unknown as { load: (id: string) => Promise<string | null> };
  const source = await load(new URL('./resource-schemas.ts', import.meta.url).pathname);
  expect(source).not.toContain('import');
  const [, text = ''] = /JSON\.parse\((".*")\)/s.exec(source ?? '') ?? [];
  expect(JSON.parse(JSON.parse(text))).toEqual(JSON.parse(JSON.stringify(resourceSchemas)));
  expect(await load('/elsewhere/resource-schemas.ts')).toBeNull();
});
