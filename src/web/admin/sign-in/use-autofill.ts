import { type RefObject, useEffect, useState } from 'react';

const pollMs = 100;
const limitMs = 3000;

/**
 * Whether the browser has filled a field by itself. It says nothing when it does, and some browsers keep the value
 * from scripts until the person touches the page, so the field is asked every 100 ms, for 3 s at most.
 */
export function useAutofill(field: RefObject<HTMLInputElement | null>): boolean {
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    let asked = 0;
    const timer = window.setInterval(() => {
      asked += 1;
      if (isAutofilled(field.current)) setFilled(true);
      else if (asked < limitMs / pollMs) return;
      window.clearInterval(timer);
    }, pollMs);
    return () => window.clearInterval(timer);
  }, [field]);
  return isFilled;
}

function isAutofilled(field: HTMLInputElement | null): boolean {
  try {
    return field?.matches(':autofill, :-webkit-autofill') ?? false;
  } catch {
    // A browser that does not know one of the two refuses the whole selector.
    return false;
  }
}
