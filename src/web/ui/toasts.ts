/** Milliseconds until a toast leaves by itself. */
export const toastTimer = 8000;
/** Toasts that are kept; the oldest goes when another comes. */
export const mostToasts = 10;
/** Pixels from the lower edge of a toast to that of the next; a text that needs more gets more. */
export const toastOffset = 100;
/** A server says this where it has nothing to say. */
const silence = 'No message';

export type ToastColor = 'error' | 'success' | 'warning' | 'info';

/** A short message that needs no answer. */
export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly color: ToastColor;
  readonly icon: 'alert' | 'check' | 'clock' | 'info';
  /** The message is HTML, which is sanitised before it shows. */
  readonly isHtml: boolean;
  /** False for a message that says nothing. */
  readonly show: boolean;
  /** Milliseconds until it leaves by itself. */
  readonly timer: number;
}

export interface ToastOptions {
  readonly timer?: number;
  readonly isHtml?: boolean;
}

const icons: Record<ToastColor, Toast['icon']> = { error: 'alert', success: 'check', warning: 'clock', info: 'info' };

/**
 * Short messages at the bottom right, for what needs no answer.
 *
 * @example toasts.error(problem.detail ?? t('error.occurred'))
 */
export const toasts = {
  error: (message: string, options?: ToastOptions) => show(toToast('error', message, options)),
  success: (message: string, options?: ToastOptions) => show(toToast('success', message, options)),
  warning: (message: string, options?: ToastOptions) => show(toToast('warning', message, options)),
  info: (message: string, options?: ToastOptions) => show(toToast('info', message, options)),
};

let last = 0;

/** A message with everything that a toast has. */
export function toToast(color: ToastColor, message: string, options: ToastOptions = {}): Toast {
  const { timer = toastTimer, isHtml = false } = options;
  const text = message.trim();
  last += 1;
  return { id: last, message: text, color, icon: icons[color], isHtml, show: text !== '' && text !== silence, timer };
}

// Loaded with the first toast: most visitors never see one.
function show(toast: Toast): void {
  if (toast.show) void import('./Toasts.tsx').then(({ showToast }) => showToast(toast));
}
