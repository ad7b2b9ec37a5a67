/**
 * The page numbers that a pager shows: the first, the last, and those around the current one. `null` is a gap.
 *
 * @example pageNumbers(7, 33) // [1, null, 6, 7, 8, null, 33]
 */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const shown = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  // The first pages show three of themselves, so that the pager does not change its width at once.
  if (current <= 2) shown.push(...[2, 3].filter((page) => page <= last));
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
