import type { ToastKind } from './Toasts.tsx';

/** Milliseconds until a toast leaves by itself. */
const defaultTimer = 8000;
/** A server says this where it has nothing to say. */
const silence = 'No message';

/**
 * Short messages at the bottom right, for what needs no answer.
 *
 * @example toasts.error(problem.detail ?? t('error.occurred'))
 */
export const toasts = {
  error: (message: string, timer?: number) => show('error', message, timer),
  success: (message: string, timer?: number) => show('success', message, timer),
  warning: (message: string, timer?: number) => show('warning', message, timer),
  info: (message: string, timer?: number) => show('info', message, timer),
};

// Loaded with the first toast: most visitors never see one.
function show(kind: ToastKind, message: string, timer = defaultTimer): void {
  const text = message.trim();
  if (!text || text === silence) return;
  void import('./Toasts.tsx').then(({ showToast }) => showToast(kind, text, timer));
}
