import { type KeyboardEvent, type UIEvent, useId, useState } from 'react';
import { useTranslate } from '#web/i18n/LocaleProvider.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { Item, ItemSource } from './item-source.ts';
import { Suggestions } from './Suggestions.tsx';
import { useSearch } from './use-search.ts';

interface ComboboxProps {
  readonly id: string;
  /** The id of the chosen item, if one is chosen. */
  readonly value: string | null;
  /** What the input shows: the chosen item's label, or what was typed. */
  readonly text: string;
  readonly source: ItemSource;
  readonly label: string;
  readonly placeholder?: string;
  readonly describedBy?: string;
  readonly invalid?: boolean;
  readonly required?: boolean;
  /** An item was chosen, or the text changed, which gives the choice up. */
  readonly onChange: (value: string | null, text: string) => void;
  /** The focus went elsewhere, after what was typed has been matched. */
  readonly onLeave?: () => void;
}

/** Pixels from the end of the list at which more is loaded. */
export const loadMoreWithin = 200;

/** A combobox whose list is searched on the server while somebody types. */
export function Combobox({ id, value, text, source, label, onChange, onLeave, ...field }: ComboboxProps) {
  const t = useTranslate();
  const listId = useId();
  const lookup = useSearch(source);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { items, hasMore, status } = lookup;
  const rows = items.length + (hasMore || status === 'failed' ? 1 : 0);
  const optionId = (index: number) => `${listId}-${index}`;

  function show() {
    if (open) return;
    setOpen(true);
    setActive(0);
    // A chosen item's label would find that item alone: whoever opens the list again looks for another.
    lookup.begin(value ? '' : text, 'now');
  }

  function type(typed: string) {
    onChange(null, typed);
    setOpen(true);
    setActive(0);
    lookup.begin(typed, 'pause');
  }

  function choose(item: Item) {
    onChange(item.id, item.label);
    setOpen(false);
  }

  function activate(index: number) {
    const item = items[index];
    if (item) choose(item);
    else if (status === 'failed') lookup.retry();
    else lookup.loadMore();
  }

  function move(step: number) {
    if (!open) return show();
    if (rows === 0) return;
    const next = (active + step + rows) % rows;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  function handleKey(event: KeyboardEvent) {
    const { key, altKey } = event;
    if (key === 'ArrowDown' && altKey) show();
    else if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp' && altKey) setOpen(false);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter' && open && rows > 0) activate(active);
    else if (key === 'Escape' && open) setOpen(false);
    else return;
    event.preventDefault();
  }

  function handleBlur() {
    setOpen(false);
    const typed = text.trim().toLocaleLowerCase();
    const exact = value ? undefined : items.find((item) => item.label.toLocaleLowerCase() === typed);
    if (exact) choose(exact);
    onLeave?.();
  }

  function handleScroll({ currentTarget: list }: UIEvent<HTMLElement>) {
    if (list.scrollHeight - list.scrollTop - list.clientHeight <= loadMoreWithin) lookup.loadMore();
  }

  return (
    <div className="combobox">
      <div className="combobox-input">
        <Icon name="search" />
        <input
          id={id}
          className="input"
          type="text"
          role="combobox"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={open && rows > 0 ? optionId(active) : undefined}
          aria-required={field.required || undefined}
          aria-invalid={field.invalid || undefined}
          aria-describedby={field.describedBy}
          placeholder={field.placeholder}
          value={text}
          onChange={(event) => type(event.target.value)}
          onClick={show}
          onKeyDown={handleKey}
          onBlur={handleBlur}
        />
      </div>
      <Suggestions
        listId={listId}
        label={label}
        open={open}
        active={active}
        lookup={lookup}
        optionId={optionId}
        onActivate={activate}
        onPoint={setActive}
        onScroll={handleScroll}
      />
      <p className="sr-only" role="status">
        {open && status === 'loading' && t('survey.search.loading')}
        {open && status === 'ready' && resultCount(items.length, t)}
      </p>
    </div>
  );
}

function resultCount(count: number, t: ReturnType<typeof useTranslate>): string {
  return count === 1 ? t('survey.search.result') : t('survey.search.results', { count });
}
