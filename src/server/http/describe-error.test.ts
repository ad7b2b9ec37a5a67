import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

describe('an error in the log', () => {
  it('row 31: names the statement and the codes of a failed query, and none of its values', () => {
    const detail = 'Key (email)=(noor@example.com) already exists.';
    const refused = Object.assign(new Error('duplicate key: noor@example.com'), {
      code: '23505',
      severity: 'ERROR',
      detail,
    });
    const logged = describeError(new DrizzleQueryError('INSERT INTO t VALUES ($1)', ['noor@example.com'], refused));
    expect(logged).toMatchObject({ query: 'INSERT INTO t VALUES ($1)', codes: ['23505'] });
    expect(logged.stack).toContain('describe-error.test.ts');
    expect(JSON.stringify(logged)).not.toContain('noor');
    expect(JSON.stringify(describeError(refused))).not.toContain('noor');
  });

  it('keeps the words of any other error, and takes whatever was thrown', () => {
    expect(describeError(new TypeError('x is undefined'))).toMatchObject({
      type: 'TypeError',
      message: 'x is undefined',
    });
    expect(describeError('thrown')).toEqual({ type: 'string', message: '', codes: [], stack: '' });
  });
});
