export interface Segment {
  readonly text: string;
  readonly matched: boolean;
}

/**
 * A label cut where the words of a search stand in it, whatever their accents and capitals.
 *
 * @example markMatches('Logistiek planner', 'plan') // [{text: 'Logistiek ', …}, {text: 'plan', matched: true}, …]
 */
export function markMatches(label: string, search: string): Segment[] {
  const plain = [...label].map(fold);
  const marked = plain.map(() => false);
  for (const word of new Set(search.split(/\s+/).map(foldAll).filter(Boolean))) {
    for (let start = 0; start < plain.length; start++) {
      // A single letter stands nearly everywhere: only words that begin with it were meant.
      if (word.length === 1 && /[\p{L}\p{N}]/u.test(plain[start - 1] ?? '')) continue;
      const length = matchLength(plain, start, word);
      for (let index = start; index < start + length; index++) marked[index] = true;
    }
  }
  const segments: { text: string; matched: boolean }[] = [];
  [...label].forEach((character, index) => {
    const matched = marked[index] ?? false;
    const last = segments.at(-1);
    if (last?.matched === matched) last.text += character;
    else segments.push({ text: character, matched });
  });
  return segments;
}

/** How many characters from `start` spell the word; 0 where they do not. */
function matchLength(plain: readonly string[], start: number, word: string): number {
  let spelled = '';
  for (let index = start; index < plain.length && spelled.length < word.length; index++) {
    spelled += plain[index] ?? '';
    if (!word.startsWith(spelled)) return 0;
    if (spelled === word) return index - start + 1;
  }
  return 0;
}

function fold(character: string): string {
  return character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function foldAll(text: string): string {
  return [...text].map(fold).join('');
}
