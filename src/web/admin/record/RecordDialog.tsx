import { Dialog, type DialogProps } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { DialogHeading } from '../DialogHeading.tsx';
import './dialog.css';

interface RecordDialogProps {
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly text: string;
  readonly onClose: DialogProps['onClose'];
  /** A `.record-dialog-body`, which scrolls, and a footer. */
  readonly children: ReactNode;
}

/** A dialog over the form of a record. */
export function RecordDialog({ title, text, onClose, children }: RecordDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth={false}
      slotProps={{ paper: { className: 'staff record-dialog' } }}
    >
      <header>
        <DialogHeading id={`${id}-title`} title={title} />
        <p id={`${id}-text`}>{text}</p>
      </header>
      {children}
    </Dialog>
  );
}
