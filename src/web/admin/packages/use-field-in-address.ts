import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { fieldId } from '../record/form-context.ts';

/** Leads to the field that the address names: `#passwordMinLength`. */
export function useFieldInAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const input = hash && document.getElementById(fieldId(decodeURIComponent(hash.slice(1))));
    if (!input) return;
    // After the page's heading has had the focus, which a change of page gives to it.
    const frame = requestAnimationFrame(() => {
      input.scrollIntoView({ block: 'center' });
      input.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
