import { useListContext, useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { Icon } from '../Icon.tsx';
import { pageNumbers } from './page-numbers.ts';

export const pageSizes = [25, 50, 100] as const;
export const defaultPageSize = 50;

/** What part of a list is shown, how much of it at once, and the way to the rest. */
export function Pager() {
  const translate = useTranslate();
  const { number } = useFormats();
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  if (!total) return null;
  const last = Math.max(1, Math.ceil(total / perPage));
  const range = {
    from: number((page - 1) * perPage + 1),
    to: number(Math.min(page * perPage, total)),
    total: number(total),
  };
  return (
    <div className="pager">
      <span>{translate('list.range', range)}</span>
      <label>
        {translate('list.rows')}{' '}
        <select value={perPage} onChange={(event) => setPerPage(Number(event.target.value))}>
          {sizesWith(perPage).map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      {last > 1 && (
        <nav aria-label={translate('list.pages')}>
          <button
            type="button"
            aria-label={translate('list.previous')}
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          >
            <Icon name="previous" />
          </button>
          {pageNumbers(page, last).map((wanted, index) =>
            wanted === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap is nothing but its place
              <span key={`gap-${index}`}>…</span>
            ) : (
              <button
                type="button"
                key={wanted}
                aria-label={translate('list.page', { page: wanted })}
                aria-current={wanted === page ? 'page' : undefined}
                onClick={() => setPage(wanted)}
              >
                {number(wanted)}
              </button>
            ),
          )}
          <button
            type="button"
            aria-label={translate('list.next')}
            disabled={page >= last}
            onClick={() => setPage(page + 1)}
          >
            <Icon name="next" />
          </button>
        </nav>
      )}
    </div>
  );
}

/** The sizes to choose from, and the one that the address asked for. */
function sizesWith(current: number): number[] {
  return [...new Set([...pageSizes, current])].sort((a, b) => a - b);
}
