import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a change of page: to the top, or to where the address points, with focus on the new page's heading,
 * so that keyboard and screen reader go on from there. Put the reference on `main`.
 */
export function useRouteFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { key, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(key);

  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const heading = target ?? main.current?.querySelector('h1') ?? main.current;
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    if (target) target.scrollIntoView();
    // Going back, the browser returns to where one was.
    else if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [key, hash, navigation]);

  return main;
}
