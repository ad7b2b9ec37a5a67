import { useEffect, useId, useRef } from 'react';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly message: string;
  readonly yes: string;
  readonly no: string;
  /** Escape answers no. */
  readonly onAnswer: (yes: boolean) => void;
}

/** A question that has to be answered before anything else. */
export function ConfirmDialog({ open, title, message, yes, no, onAnswer }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className="confirm-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onAnswer(false);
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <p>{message}</p>
      <div className="confirm-actions">
        <button type="button" className="button button--plain button--small" onClick={() => onAnswer(false)}>
          {no}
        </button>
        <button type="button" className="button button--danger button--small" onClick={() => onAnswer(true)}>
          {yes}
        </button>
      </div>
    </dialog>
  );
}
