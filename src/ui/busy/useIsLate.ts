import { useEffect, useState } from 'react';

/** Milliseconds after which the response to a write is late; one that is stored here is reported before. */
const LATE_MS = 9000;

/** True once the component is there for longer than a response takes. */
export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
