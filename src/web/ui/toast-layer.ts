/**
 * Keeps a place above everything, and clickable. A modal `<dialog>` makes all that is outside it inert, so the place
 * moves into the one that opened last and back to the page when that has gone. Other dialogs hide the page's other
 * children from screen readers; the place is not among them.
 */
export function keepOnTop(place: HTMLElement): void {
  const settle = () => {
    place.removeAttribute('aria-hidden');
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    if (place.parentNode !== top) top.append(place);
  };
  new MutationObserver(settle).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open', 'aria-hidden'],
  });
  settle();
}
