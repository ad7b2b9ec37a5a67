import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a change of page, focus is on the new page's heading, so that keyboard and screen reader go on from there.
 * @param place what stays the same as long as the page does; what opens over a page moves the focus itself
 */
export function usePageFocus(place: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const isNew = shown.current === undefined ? hasLostFocus() : shown.current !== place;
    shown.current = place;
    if (!isNew) return;
    const heading = main.current?.querySelector<HTMLElement>('h1[tabindex]') ?? main.current;
    heading?.focus({ preventScroll: true });
  }, [place]);
  return main;
}

/** Whether what had the focus went with what stood here before. A page that was just opened lost none. */
export function hasLostFocus(): boolean {
  return document.activeElement === document.body && navigator.userActivation?.hasBeenActive === true;
}
