import { OutlinedInput } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

const debounceMs = 300;

/** Searches the members on the server once typing has paused. */
export function MemberSearch({ onSearch }: { onSearch: (search: string) => void }) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => onSearch(text.trim()), debounceMs);
    return () => window.clearTimeout(timer);
  }, [text, onSearch]);
  const label = translate('groups.members.search');
  return (
    <div className="group-search">
      <OutlinedInput
        fullWidth
        value={text}
        placeholder={label}
        onChange={(event) => setText(event.target.value)}
        inputProps={{ type: 'search', 'aria-label': label, maxLength: 200 }}
      />
    </div>
  );
}
