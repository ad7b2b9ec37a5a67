/** Leads to the first field that is wrong, once the form shows what is. */
export function focusInvalid(form: HTMLFormElement | null): void {
  window.setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
