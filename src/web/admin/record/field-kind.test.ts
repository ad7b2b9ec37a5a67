import { describe, expect, test } from 'vitest';
import { fieldNames, refusalOf, rulesOf } from './field-kind.ts';
import type { JsonSchema } from './json-schema.ts';

const schema: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    version: { type: 'integer' },
    name: { type: 'string', minLength: 1, maxLength: 100 },
    nickname: { type: 'string', maxLength: 100 },
    note: { type: 'string', maxLength: 2000 },
    email: { type: 'string', format: 'email', pattern: '^[^@]+@[^@]+\\.[a-z]+$' },
    hours: { type: 'integer', minimum: 1, maximum: 24 },
    share: { type: 'number', minimum: 0, maximum: 100 },
    active: { type: 'boolean' },
    locale: { type: 'string', enum: ['en', 'nl'] },
    days: { type: 'array', items: { type: 'string', enum: ['mon', 'tue'] }, minItems: 1 },
    until: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
    apiKey: { type: 'string', minLength: 8, writeOnly: true },
    flags: { type: 'object' },
  },
  required: ['id', 'name', 'nickname', 'email', 'hours', 'share', 'active', 'locale', 'days', 'until', 'apiKey'],
};
const rule = (source: string) => rulesOf(schema, source);
const verdict = (source: string, value: unknown) => refusalOf(rule(source), value);

describe('the fields of a schema', () => {
  test('each has the input that fits', () => {
    const kinds = Object.fromEntries(fieldNames(schema).map((source) => [source, rule(source).kind]));
    expect(kinds).toEqual({
      ...{ name: 'text', nickname: 'text', note: 'lines', email: 'email', hours: 'integer', share: 'number' },
      ...{ active: 'toggle', locale: 'choice', days: 'choices', until: 'moment', apiKey: 'secret', flags: 'other' },
    });
    expect(rule('locale').options).toEqual(['en', 'nl']);
    expect(rule('days').options).toEqual(['mon', 'tue']);
  });

  test('one is required where the server refuses it empty, not where it only has to be sent', () => {
    const required = fieldNames(schema).filter((source) => rule(source).isRequired);
    expect(required).toEqual(['name', 'email', 'hours', 'share', 'locale', 'days']);
  });

  test('are judged as the specification words it', () => {
    expect(verdict('name', '')).toEqual({ key: 'required' });
    expect(verdict('name', '   ')).toEqual({ key: 'required' });
    expect(verdict('name', 'x'.repeat(101))).toEqual({ key: 'maxLength', limit: 100 });
    expect(verdict('email', 'noor@')).toEqual({ key: 'email' });
    expect(verdict('hours', 'many')).toEqual({ key: 'integer' });
    expect(verdict('hours', '1.5')).toEqual({ key: 'integer' });
    expect(verdict('hours', 25)).toEqual({ key: 'max', limit: 24 });
    expect(verdict('share', 'a lot')).toEqual({ key: 'number' });
    expect(verdict('share', '-1')).toEqual({ key: 'min', limit: 0 });
    expect(verdict('locale', 'fr')).toEqual({ key: 'option' });
    expect(verdict('days', [])).toEqual({ key: 'options' });
    expect(verdict('apiKey', 'short')).toEqual({ key: 'minLength', limit: 8 });
    expect(verdict('nowhere', 'anything')).toBeUndefined();
  });

  test('take what the server takes', () => {
    for (const [source, value] of Object.entries({
      name: ' Noor ',
      email: 'noor@example.com',
      share: '12,5',
      until: '',
    }))
      expect(verdict(source, value), source).toBeUndefined();
    expect(verdict('apiKey', null)).toBeUndefined();
  });
});
