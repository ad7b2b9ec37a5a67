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
  readonly value: DropDownItem | null;
  /** An item was chosen, or the choice was taken back. */
  readonly onChange: (item: DropDownItem | null) => void;
  /** Searches the items; with another function the list starts anew. */
  readonly load: LoadItems;
  /** The label stands in the field, as a tool bar has it; otherwise above. */
  readonly compact?: boolean;
}

/** A choice from a list that the server searches. Typing searches only: what is not chosen leaves the choice as it was. */
export function DropDown({ label, value, onChange, load, compact = false }: DropDownProps) {
  const translate = useTranslate();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const { source, find } = useMemo(() => toSource(load), [load]);
  const isChosen = value !== null && typed === null;

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
    <div ref={field} className={compact ? 'drop-down drop-down--compact' : 'drop-down'}>
      <label htmlFor={id} className={compact ? 'sr-only' : undefined}>
        {label}
      </label>
      <Combobox
        id={id}
        label={label}
        placeholder={compact ? label : undefined}
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
