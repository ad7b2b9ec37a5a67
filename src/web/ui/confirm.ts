/** Pixels that the dialog is wide, where a question does not ask for more. */
export const confirmWidth = 290;
/** The layer of dialogs, which `--z-dialog` is too. */
export const dialogLayer = 8000;

export interface Question {
  readonly title: string;
  readonly message: string;
  /** The caption of the button that agrees: 'Yes' where it is left out. */
  readonly yes?: string;
  /** The caption of the button that declines: 'No' where it is left out. */
  readonly no?: string;
  /** Pixels; a narrow window takes less. */
  readonly width?: number;
  /** Agreeing loses something. */
  readonly danger?: boolean;
}

/**
 * Asks before something is done: true for yes, false for no and for Escape.
 *
 * @example if (await confirm({ title: t('x.title'), message: t('x.text'), danger: true })) remove();
 */
export async function confirm(question: Question): Promise<boolean> {
  // Loaded with the first question. A chunk that does not come is announced by the app; nothing was agreed to.
  const dialog = await import('./ConfirmDialog.tsx').catch(() => undefined);
  return dialog ? dialog.ask(question) : false;
}
