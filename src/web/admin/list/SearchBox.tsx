import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useEvent, useListContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Icon } from '../Icon.tsx';
import { useFilterChange } from './use-filter-change.ts';

const debounceMs = 300;

/** Searches on the server (`filter.q`) once typing has paused, or at once with Enter. */
export function SearchBox({ placeholder }: { placeholder: string }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { filterValues } = useListContext();
  const { changeFilters } = useFilterChange();
  const searched: string = filterValues.q ?? '';
  const [text, setText] = useState(searched);
  const timer = useRef<number>(undefined);
  const typed = useRef(searched);

  // The list was searched from elsewhere: the address, "clear filters", the back button.
  useEffect(() => {
    if (searched !== typed.current) setText(searched);
    typed.current = searched;
  }, [searched]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const searchSoon = (wanted: string) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => search(wanted), debounceMs);
  };
  const search = useEvent((wanted: string) => {
    window.clearTimeout(timer.current);
    // A page was opened meanwhile that is not drawn yet. Searching from here would lead back: it waits until the list
    // is gone, or lies under what was opened.
    if (window.location.pathname !== pathname) return searchSoon(wanted);
    const q = wanted.trim();
    typed.current = q;
    if (q !== searched) changeFilters({ q });
  });
  const type = (value: string) => {
    setText(value);
    searchSoon(value);
  };
  const clear = () => {
    setText('');
    search('');
  };

  return (
    <form
      className="list-search"
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <TextField
        value={text}
        placeholder={placeholder}
        onChange={(event) => type(event.target.value)}
        slotProps={{
          htmlInput: { type: 'search', 'aria-label': translate('list.search'), maxLength: 200, enterKeyHint: 'search' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon name="search" />
              </InputAdornment>
            ),
            endAdornment: text && (
              <InputAdornment position="end">
                <IconButton size="small" aria-label={translate('list.clearSearch')} onClick={clear}>
                  <Icon name="close" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </form>
  );
}
