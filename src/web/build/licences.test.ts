import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readShipped } from './licences.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** What may be shipped under terms that ask for no more than their notice, by SPDX name. */
const allowed = [
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'CC0-1.0'],
  // Without a number it is one of the two above.
  ...['BSD', 'CC-BY-4.0', 'Unlicense', 'OFL-1.1', 'MPL-2.0', 'PostgreSQL', 'Python-2.0', 'Zlib'],
];

describe('the packages that are shipped', () => {
  const shipped = readShipped(root);

  test('are the dependencies and what those depend on, each with a licence that we know and may ship', () => {
    const names = shipped.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'zod', 'scheduler']));
    expect(names).not.toContain('vitest');
    expect(shipped.filter(({ licence }) => !mayShip(licence))).toEqual([]);
  });

  test('name their source by an address that a browser opens', () => {
    const odd = shipped.filter(({ repository }) => repository !== '' && !/^https:\/\/[\w.-]+\/\S+$/.test(repository));
    expect(odd).toEqual([]);
    expect(shipped.find(({ name }) => name === 'react')?.repository).toMatch(
      /^https:\/\/github\.com\/(facebook|react)/,
    );
  });

  test('one that says nothing, or asks for more, would be found', () => {
    expect(['', 'UNLICENSED', 'GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-3.0'].filter(mayShip)).toEqual([]);
    expect(['MIT', '(MIT OR GPL-3.0)', 'MIT AND Apache-2.0'].filter(mayShip)).toHaveLength(3);
  });
});

/** Whether one of the alternatives consists of licences that are allowed. */
function mayShip(licence: string): boolean {
  const alternatives = licence.replace(/[()]/g, '').split(/\s+OR\s+/);
  return alternatives.some((terms) => terms.split(/\s+AND\s+/).every((term) => allowed.includes(term)));
}
