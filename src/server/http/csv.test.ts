import { describe, expect, test } from 'vitest';
import { operations } from '#contract/index.ts';
import { csvColumns, csvHeading, csvLines } from './csv.ts';

const line = (value: unknown) => csvLines([['value']], [{ value }]).replace('\r\n', '');

describe('CSV', () => {
  test('has a column for each field of a row, what is nested by its way, and not what the caller may do', () => {
    const columns = csvColumns(operations.users.list);
    expect(columns).toContainEqual(['tenant', 'name']);
    expect(columns.flat()).not.toContain('allowed');
    expect(csvHeading(columns)).toContain('tenant.id,tenant.name');
    expect(csvLines([['tenant', 'name']], [{ tenant: { name: 'Werk, en route' } }, { tenant: null }])).toBe(
      '"Werk, en route"\r\n\r\n',
    );
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\0=1', '  =1', '\u00a0=1', '\uff1d1'])(
    'row 23: %j is no formula',
    (value) => {
      expect(line(value).replace(/^"/, '')).toMatch(/^'/);
      expect(line([value, 'b']).replace(/^"/, '')).toMatch(/^'/);
      expect(line(['a', value])).toContain(`'${value}`);
    },
  );

  test.each([
    ['a;=1+1', "a;'=1+1"],
    ["a';=1+1", "a';'=1+1"],
    [';=1+1', ";'=1+1"],
    [['a', 'b;=1'], "a, b;'=1"],
    ['a;"=1+1;b', 'a;\'"=1+1;b'],
    ['a\n@SUM(A1)', "a\n'@SUM(A1)"],
    ['a; b, c-d; e', 'a; b, c-d; e'],
  ])('%j begins no formula where semicolons or line ends begin a cell', (value, wanted) => {
    expect(line(value).replace(/^"|"$/g, '').replaceAll('""', '"')).toBe(wanted);
  });

  test('numbers, moments and plain texts stay as they are', () => {
    expect([line(-5), line(1.5), line(true), line(null), line('2026-11-12T13:32:00.000Z'), line('a "b"')]).toEqual([
      ...['-5', '1.5', 'true', '', '2026-11-12T13:32:00.000Z', '"a ""b"""'],
    ]);
    expect(line({ a: 1 })).toBe('"{""a"":1}"');
    expect(csvLines([['value']], [])).toBe('');
  });
});
