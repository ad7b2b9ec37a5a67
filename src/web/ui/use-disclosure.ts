import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface Disclosure<E extends HTMLElement> {
  readonly open: boolean;
  readonly toggle: () => void;
  /** Holds the button and what it opens. */
  readonly container: RefObject<E | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** Something that a button opens: it closes on Escape, on a click elsewhere, when focus leaves, and on a new page. */
export function useDisclosure<E extends HTMLElement = HTMLElement>(): Disclosure<E> {
  const [open, setOpen] = useState(false);
  const container = useRef<E>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes it
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [open]);

  return { open, toggle: () => setOpen((was) => !was), container, button };
}
