import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { pickLocale } from '#contract/locale.ts';
import { createTranslate } from '#web/i18n/translate.ts';
import { Icon, type IconName } from './Icon.tsx';

export type ToastKind = 'error' | 'success' | 'warning' | 'info';

const mostAtOnce = 10;
const icons: Record<ToastKind, IconName> = { error: 'alert', success: 'check', warning: 'clock', info: 'info' };

let mounted: Promise<void> | undefined;
let shown: (string | number)[] = [];

/** Shows a toast at the bottom right; the oldest goes where there would be more than ten. */
export async function showToast(kind: ToastKind, text: string, timer: number): Promise<void> {
  mounted ??= mountToaster();
  await mounted;
  const forget = ({ id }: { id: string | number }) => {
    shown = shown.filter((other) => other !== id);
  };
  const id = toast.custom((own) => <ToastMessage kind={kind} text={text} onClose={() => toast.dismiss(own)} />, {
    duration: timer,
    onAutoClose: forget,
    onDismiss: forget,
  });
  shown.push(id);
  for (const oldest of shown.slice(0, -mostAtOnce)) toast.dismiss(oldest);
}

function ToastMessage({ kind, text, onClose }: { kind: ToastKind; text: string; onClose: () => void }) {
  return (
    <div className={`toast toast--${kind}`}>
      <Icon name={icons[kind]} />
      <span>{text}</span>
      <button type="button" className="icon-button" aria-label={pageTexts()('toast.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** A root of its own, so that both halves of the app have toasts without either carrying them. */
function mountToaster(): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  return new Promise((resolve) => {
    createRoot(place).render(<Container onMount={resolve} />);
  });
}

function Container({ onMount }: { onMount: () => void }) {
  // It listens from its own effect on, which runs before this one.
  useEffect(onMount, [onMount]);
  return (
    <Toaster
      className="toasts"
      position="bottom-right"
      expand
      visibleToasts={mostAtOnce}
      containerAriaLabel={pageTexts()('toast.label')}
    />
  );
}

/** It stands outside the app's tree, so it reads the language where everybody can. */
function pageTexts() {
  return createTranslate(pickLocale(document.documentElement.lang));
}
