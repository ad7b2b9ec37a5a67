import { expect, test } from 'vitest';
import { markMatches } from './mark-matches.ts';

const marked = (label: string, search: string) =>
  markMatches(label, search)
    .map(({ text, matched }) => (matched ? `[${text}]` : text))
    .join('');

test.each([
  ['Productieplanner', 'plan', 'Productie[plan]ner'],
  ['Logistiek planner', 'plan log', '[Log]istiek [plan]ner'],
  ['Café-eigenaar', 'cafe', '[Café]-eigenaar'],
  ['Edelsmid of een ander', 'e', '[E]delsmid of [e]en ander'],
  ['banaan', 'ana', 'b[ana]an'],
  ['Kok', '', 'Kok'],
  ['Kok', 'zz', 'Kok'],
])('%s, searched for %s', (label, search, expected) => {
  expect(marked(label, search)).toBe(expected);
});
