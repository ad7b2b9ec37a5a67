import type { UIEvent } from 'react';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { markMatches } from './mark-matches.ts';
import type { SearchState } from './use-search.ts';

/** Pixels that the list is high at most. */
export const listHeight = 400;

interface SuggestionsProps {
  readonly listId: string;
  readonly label: string;
  readonly open: boolean;
  readonly active: number;
  readonly lookup: SearchState;
  readonly optionId: (index: number) => string;
  readonly onActivate: (index: number) => void;
  readonly onPoint: (index: number) => void;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
}

/** The list below an autocomplete. It stands in the page, so that it pushes the next question down and hides nothing. */
export function Suggestions({ listId, label, open, active, lookup, optionId, ...on }: SuggestionsProps) {
  const t = useTranslate();
  const { items, hasMore, status, search } = lookup;
  const last = items.length;
  const isEmpty = status === 'ready' && last === 0;
  return (
    // The input keeps the focus, so that the list takes clicks and no more.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above, it does nothing itself
    <div className="suggestions" hidden={!open} onMouseDown={(event) => event.preventDefault()}>
      <div
        className="suggestions-list"
        style={{ maxHeight: listHeight }}
        id={listId}
        role="listbox"
        aria-label={label}
        onScroll={on.onScroll}
      >
        {items.map((item, index) => (
          <SuggestionRow
            key={item.id}
            id={optionId(index)}
            active={index === active}
            onActivate={() => on.onActivate(index)}
            onPoint={() => on.onPoint(index)}
          >
            <span>
              {markMatches(item.label, search).map(({ text, matched }, part) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one label have no other name
                matched ? <mark key={part}>{text}</mark> : text,
              )}
            </span>
            {item.detail && <span className="suggestion-detail">{item.detail}</span>}
          </SuggestionRow>
        ))}
        {(hasMore || status === 'failed') && (
          <SuggestionRow
            id={optionId(last)}
            active={last === active}
            onActivate={() => on.onActivate(last)}
            onPoint={() => on.onPoint(last)}
          >
            <span className="suggestion-more">
              {status === 'failed' && `${t('survey.search.failed')} ${t('survey.search.retry')}`}
              {status === 'loading' && t('survey.search.loading')}
              {status === 'ready' && t('survey.search.more')}
            </span>
          </SuggestionRow>
        )}
      </div>
      {status === 'loading' && !hasMore && <p className="suggestions-note">{t('survey.search.loading')}</p>}
      {isEmpty && (
        <p className="suggestions-note">
          {search.trim() ? t('survey.search.none', { text: search.trim() }) : t('survey.search.empty')}
        </p>
      )}
    </div>
  );
}

interface SuggestionRowProps {
  readonly id: string;
  readonly active: boolean;
  readonly onActivate: () => void;
  readonly onPoint: () => void;
  readonly children: React.ReactNode;
}

function SuggestionRow({ id, active, onActivate, onPoint, children }: SuggestionRowProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
    <div className="suggestion" id={id} role="option" aria-selected={active} onClick={onActivate} onMouseMove={onPoint}>
      {children}
    </div>
  );
}
