import { Button, Popover } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { Icon } from '../Icon.tsx';
import type { useShownColumns } from './use-shown-columns.ts';
import '../record/fields.css';
import './column-chooser.css';

interface ColumnChooserProps<R extends RaRecord> {
  readonly columns: ReturnType<typeof useShownColumns<R>>;
}

/** Which columns the list shows; one of them at least. */
export function ColumnChooser<R extends RaRecord>({ columns }: ColumnChooserProps<R>) {
  const translate = useTranslate();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { choosable, isShown, isLast, toggle, isChanged, reset } = columns;
  return (
    <>
      <Button
        ref={button}
        className="column-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="columns" />
        {translate('list.columns.title')}
      </Button>
      <Popover
        open={isOpen}
        anchorEl={button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { className: 'staff column-chooser', role: 'dialog', 'aria-labelledby': id } }}
      >
        <h2 id={id}>{translate('list.columns.text')}</h2>
        <ul>
          {choosable.map((column) => (
            <li key={column.name}>
              <label className="record-check">
                <input
                  type="checkbox"
                  checked={isShown(column)}
                  disabled={isLast(column)}
                  onChange={() => toggle(column)}
                />
                {translate(column.label)}
              </label>
            </li>
          ))}
        </ul>
        <Button disabled={!isChanged} onClick={reset}>
          {translate('list.columns.reset')}
        </Button>
      </Popover>
    </>
  );
}
