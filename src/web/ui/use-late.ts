import { useEffect, useState } from 'react';

/** False at first and true once the time has passed, so that what is quick shows no loader. */
export function useLate(milliseconds: number): boolean {
  const [late, setLate] = useState(milliseconds === 0);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return late;
}
