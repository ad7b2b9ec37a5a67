import { IconButton } from '@mui/material';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Combobox } from '#web/ui/combobox/Combobox.tsx';
import { Icon } from '../Icon.tsx';
import { type DropDownItem, type LoadItems, toSource } from './drop-down-source.ts';
import '#web/ui/combobox/combobox.css';
import './drop-down.css';

interface DropDownProps {
  readonly label: string;
  /** The id of the input where a label stands elsewhere; without it the drop-down brings its own. */
  readonly id?: string;
  readonly value: DropDownItem | null;
  /** An item was chosen, or the choice was taken back. */
  readonly onChange: (item: DropDownItem | null) => void;
  /** Searches the items; with another function the list starts anew. */
  readonly load: LoadItems;
  /** Says in the field what no choice means, as a filter in a tool bar does; the label is then only read out. */
  readonly placeholder?: string;
}

/** A choice from a list that the server searches. Typing searches only: what is not chosen leaves the choice as it was. */
export function DropDown({ label, id: givenId, value, onChange, load, placeholder }: DropDownProps) {
  const translate = useTranslate();
  const ownId = useId();
  const id = givenId ?? ownId;
  const field = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const { source, find } = useMemo(() => toSource(load), [load]);
  const isChosen = value !== null && typed === null;
  const isFilter = placeholder !== undefined;

  function change(itemId: string | null, text: string) {
    const item = itemId === null ? undefined : find(itemId);
    setTyped(item ? null : text);
    if (item) onChange(item);
    else if (text === '' && value) onChange(null);
  }

  function clear() {
    setTyped(null);
    if (value) onChange(null);
    field.current?.querySelector('input')?.focus();
  }

  return (
    <div
      ref={field}
      className={`drop-down${isFilter ? ' drop-down--filter' : ''}${isFilter && isChosen ? ' is-on' : ''}`}
    >
      {givenId === undefined && (
        <label htmlFor={id} className={isFilter ? 'sr-only' : undefined}>
          {label}
        </label>
      )}
      <Combobox
        id={id}
        label={label}
        placeholder={placeholder}
        value={isChosen ? String(value.id) : null}
        text={typed ?? value?.label ?? ''}
        source={source}
        onChange={change}
        onLeave={() => setTyped(null)}
      />
      {isChosen && (
        <IconButton size="small" aria-label={translate('controls.dropDown.clear', { label })} onClick={clear}>
          <Icon name="close" />
        </IconButton>
      )}
    </div>
  );
}
