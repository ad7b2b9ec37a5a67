import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { pageTexts } from '#web/i18n/page-texts.ts';
import { confirmWidth, dialogLayer, type Question } from './confirm.ts';
import './confirm.css';

/** Shows a question above everything else, in a root of its own, until it is answered. */
export function ask(question: Question): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      root.unmount();
      place.remove();
      resolve(yes);
    };
    root.render(<ConfirmDialog {...question} onAnswer={answer} />);
  });
}

interface ConfirmDialogProps extends Question {
  readonly onAnswer: (yes: boolean) => void;
}

function ConfirmDialog({ title, message, yes, no, width = confirmWidth, danger, onAnswer }: ConfirmDialogProps) {
  const t = pageTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const answer = useRef(false);
  const id = useId();
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    safe.current?.focus();
  }, []);
  // Closing gives the focus back to where it was; only then may the dialog go.
  const give = (agreed: boolean) => {
    answer.current = agreed;
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={isStaffPage() ? 'confirm-dialog staff' : 'confirm-dialog'}
      style={{ width, zIndex: dialogLayer }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      onClose={() => onAnswer(answer.current)}
      onKeyDown={keepFocus}
    >
      <div className="confirm-body">
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-message`}>{message}</p>
      </div>
      <div className="confirm-actions">
        {/* It has the focus at first: a hasty Enter loses nothing. */}
        <button ref={safe} type="button" className="button button--plain button--small" onClick={() => give(false)}>
          {no ?? t('confirm.no')}
        </button>
        <button
          type="button"
          className={`button button--small ${danger ? 'button--danger' : 'button--primary'}`}
          onClick={() => give(true)}
        >
          {yes ?? t('confirm.yes')}
        </button>
      </div>
    </dialog>
  );
}

/** The browser lets Tab leave a modal dialog for its own bars; here it goes round. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not([tabindex="-1"])')];
  const [from, to] = event.shiftKey ? [buttons[0], buttons.at(-1)] : [buttons.at(-1), buttons[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

function isStaffPage(): boolean {
  return document.querySelector('.staff') !== null;
}
