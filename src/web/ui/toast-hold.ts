const listeners = new Set<() => void>();
let isHeld = false;

/** Whether time stands still for toasts: the pointer or the focus is on one. */
export function areToastsHeld(): boolean {
  return isHeld;
}

/** Calls back when that changes. Returns how to stop. */
export function subscribeToHold(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Holds toasts while the pointer or the focus is in the place where they stand. */
export function holdToasts(place: HTMLElement): void {
  place.addEventListener('pointerover', () => hold(true));
  place.addEventListener('focusin', () => hold(true));
  place.addEventListener('pointerout', (event) => letGo(place, event.relatedTarget));
  place.addEventListener('focusout', (event) => letGo(place, event.relatedTarget));
  // What is closed goes from under the pointer and the focus, and neither is told.
  place.addEventListener('click', () => hold(false));
}

function letGo(place: HTMLElement, to: EventTarget | null): void {
  const isStillThere = to instanceof Node && place.contains(to);
  if (!isStillThere) hold(false);
}

function hold(next: boolean): void {
  if (next === isHeld) return;
  isHeld = next;
  for (const listener of [...listeners]) listener();
}
