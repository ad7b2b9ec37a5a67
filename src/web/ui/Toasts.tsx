import { type CSSProperties, useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { toast as stack, Toaster } from 'sonner';
import { pageTexts, subscribeToPageTexts } from '#web/i18n/page-texts.ts';
import { ToastMessage } from './ToastMessage.tsx';
import { holdToasts } from './toast-hold.ts';
import { keepOnTop } from './toast-layer.ts';
import { mostToasts, type Toast, toastOffset } from './toasts.ts';

const step = { '--toast-offset': `${toastOffset}px` } as CSSProperties;

let mounted: Promise<void> | undefined;
let kept: number[] = [];

/** Shows a toast at the bottom right; the oldest goes where there would be more than ten. */
export async function showToast(toast: Toast): Promise<void> {
  mounted ??= mountStack();
  await mounted;
  const { id } = toast;
  const close = () => {
    kept = kept.filter((other) => other !== id);
    stack.dismiss(id);
  };
  kept.push(id);
  // Each counts its own time, which stands still while somebody reads.
  stack.custom(() => <ToastMessage toast={toast} onClose={close} />, { id, duration: Number.POSITIVE_INFINITY });
  const oldest = kept.splice(0, kept.length - mostToasts);
  // The stack takes a toast up in a timer of its own; what it has not taken up yet, it cannot dismiss.
  setTimeout(() => {
    for (const other of oldest) stack.dismiss(other);
  });
}

/** A root of its own, so that both halves of the app have toasts without either carrying them. */
function mountStack(): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  keepOnTop(place);
  holdToasts(place);
  return new Promise((resolve) => {
    createRoot(place).render(<Stack onMount={resolve} />);
  });
}

function Stack({ onMount }: { onMount: () => void }) {
  const t = useSyncExternalStore(subscribeToPageTexts, pageTexts);
  // It listens from its own effect on, which runs before this one.
  useEffect(onMount, [onMount]);
  return (
    <Toaster
      className="toasts"
      position="bottom-right"
      expand
      visibleToasts={mostToasts}
      offset={0}
      mobileOffset={0}
      containerAriaLabel={t('toast.label')}
      style={step}
    />
  );
}
