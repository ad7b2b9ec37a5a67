import { expect, test } from 'vitest';
import { clearedSecret, isSame, toBody, toFormValues } from './form-values.ts';
import type { JsonSchema } from './json-schema.ts';

const schema: JsonSchema = {
  properties: {
    version: { type: 'integer' },
    name: { type: 'string' },
    tenant: { type: 'integer' },
    roles: { type: 'array', items: { type: 'integer' } },
    hours: { type: 'integer', default: 12 },
    until: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
    note: { type: 'string', minLength: 3 },
    apiKey: { type: 'string', writeOnly: true },
  },
  required: ['version', 'name', 'tenant', 'roles', 'hours', 'until'],
};

test('a form holds the fields of the schema: ids where the record has whole records, no secret', () => {
  const record = { id: 7, version: 3, name: 'Noor', tenant: { id: 2, name: 'Werk' }, roles: [{ id: 4 }], apiKey: 'x' };
  expect(toFormValues(schema, record)).toEqual({
    ...{ name: 'Noor', tenant: 2, roles: [4], hours: 12, until: '', note: '', apiKey: '' },
  });
});

test('a body has numbers as numbers, what is empty as null or not at all, and texts trimmed', () => {
  const values = { name: ' Noor ', tenant: '2', roles: [4], hours: '8', until: '', note: '', apiKey: '' };
  expect(toBody(schema, values)).toEqual({ name: 'Noor', tenant: 2, roles: [4], hours: 8, until: null });
  expect(toBody(schema, { ...values, apiKey: clearedSecret })).toMatchObject({ apiKey: null });
  expect(toBody(schema, { ...values, name: '' })).toMatchObject({ name: '' });
});

test('values are the same however they are written', () => {
  expect(isSame('', null)).toBe(true);
  expect(isSame('', clearedSecret)).toBe(false);
  expect(isSame('5', 5)).toBe(true);
  expect(isSame(['b', 'a'], ['a', 'b'])).toBe(true);
  expect(isSame({ b: 1, a: [2] }, { a: [2], b: 1 })).toBe(true);
  expect(isSame(['a'], ['a', 'b'])).toBe(false);
  expect(isSame(false, null)).toBe(false);
});
