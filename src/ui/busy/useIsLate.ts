import { useEffect, useState } from 'react';

/** Time in milliseconds after which the response to a write counts as late. */
const LATE_MS = 9000;

/** True once the component has been mounted for longer than a response normally takes. */
export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
