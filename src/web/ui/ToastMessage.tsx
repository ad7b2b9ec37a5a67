import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { pageTexts, subscribeToPageTexts } from '#web/i18n/page-texts.ts';
import { Icon } from './Icon.tsx';
import { PlainHtml } from './SafeHtml.tsx';
import { areToastsHeld, subscribeToHold } from './toast-hold.ts';
import type { Toast } from './toasts.ts';

interface ToastMessageProps {
  readonly toast: Toast;
  readonly onClose: () => void;
}

/** One toast: a colour, its icon, the message, and a way to close it before its time. */
export function ToastMessage({ toast, onClose }: ToastMessageProps) {
  const { message, color, icon, isHtml, timer } = toast;
  const t = useSyncExternalStore(subscribeToPageTexts, pageTexts);
  useTimer(timer, onClose);
  return (
    <div className={`toast toast--${color}`} role={color === 'error' ? 'alert' : 'status'}>
      {/* A click on the icon closes too; the button beside the text says so to everybody else. */}
      <button type="button" className="toast-icon" tabIndex={-1} aria-hidden="true" onClick={onClose}>
        <Icon name={icon} />
      </button>
      {isHtml ? (
        <Suspense>
          <PlainHtml html={message} className="toast-text" />
        </Suspense>
      ) : (
        <span className="toast-text">{message}</span>
      )}
      <button type="button" className="icon-button" aria-label={t('toast.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Calls back once the time has passed, of which what passes while toasts are held does not count. */
function useTimer(milliseconds: number, onEnd: () => void): void {
  const isHeld = useSyncExternalStore(subscribeToHold, areToastsHeld);
  const left = useRef(milliseconds);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (isHeld) return;
    const since = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [isHeld]);
}
